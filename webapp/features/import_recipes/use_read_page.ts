import type { MessageDescriptor } from "@lingui/core";
import { msg, t } from "@lingui/core/macro";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { i18n } from "#i18n";
import { ApiError } from "../../platform/api/mod.ts";
import { useServices } from "../../services.ts";

export type PageWay = "address" | "text" | "file";

interface PageOfWay {
  readonly way: PageWay;
  readonly page: { readonly url: string } | { readonly text: string };
}

const MISSING: Readonly<Record<PageWay, MessageDescriptor>> = {
  address: msg`Enter the address of a page.`,
  text: msg`Paste the text of a recipe.`,
  file: msg`This file is empty.`,
};
/** Most characters of a page, as the server reads it. */
const PAGE_TEXT_MAX = 2_000_000;

/** Reads a recipe of a page, and opens it in the editor. A refusal is shown at the field for the page. */
export function useReadPage() {
  const { cookbook, log } = useServices();
  const navigate = useNavigate();
  const [errors, setErrors] = useState<Partial<Record<PageWay, string>>>({});
  const { mutate, isPending, variables } = useMutation({
    mutationFn: ({ page }: PageOfWay) => cookbook.readRecipePage(page),
    onSuccess: (imported) => navigate("/recipes/new", { state: { imported } }),
    onError(error, { way }) {
      log("Cannot read the page", error);
      const isExplained = error instanceof ApiError && error.isFromServer && error.code !== "internal";
      setErrors({ [way]: isExplained ? error.words : t`It could not be read. Try again.` });
    },
  });

  function read(way: PageWay, text: string): void {
    const given = text.trim();
    const tooLong = given.length > PAGE_TEXT_MAX ? t`This is too long for a recipe.` : undefined;
    const error = given === "" ? i18n._(MISSING[way]) : tooLong;
    setErrors(error === undefined ? {} : { [way]: error });
    if (error === undefined) mutate({ way, page: way === "address" ? { url: given } : { text: given } });
  }

  return {
    errors,
    reading: isPending ? variables.way : undefined,
    readAddress: (address: string) => read("address", address),
    readText: (text: string) => read("text", text),
    readFile: async (file: File) => {
      // A file of another kind may be larger than memory: its size is known before it is read.
      if (file.size > 2 * PAGE_TEXT_MAX) setErrors({ file: t`This file is too large for a page.` });
      else read("file", await file.text());
    },
    forget: () => setErrors({}),
  };
}
