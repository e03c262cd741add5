import type { Messages } from "@lingui/core";
import { type BuildManifest, isTextsOf } from "./page_files.ts";

/** Below the folder of the browser's build. */
const SERVER_FOLDER = ".server/";

const loaded = new Map<string, Promise<Messages>>();

/** All texts of a language, from the files of the browser's build. They are read once. */
export function textsOf(language: string, manifest: BuildManifest): Promise<Messages> {
  let texts = loaded.get(language);
  if (!texts) {
    texts = readTexts(language, manifest);
    loaded.set(language, texts);
    texts.catch(() => loaded.delete(language));
  }
  return texts;
}

async function readTexts(language: string, manifest: BuildManifest): Promise<Messages> {
  const files = Object.entries(manifest).filter(([source]) => isTextsOf(language, source));
  const parts = await Promise.all(files.map(([, { file }]) => import(/* @vite-ignore */ addressOf(file))));
  // sound: the build makes each of a .po file
  return Object.assign({}, ...parts.map(({ messages }: { messages: Messages }) => messages)) as Messages;
}

function addressOf(file: string): string {
  const here = import.meta.url;
  return here.slice(0, here.lastIndexOf(SERVER_FOLDER)) + file;
}
