import type { Plugin, Rolldown } from "vite";
// Not through mod.ts, which brings React.
import { placingScript } from "../ui-kit/Masonry/drawn_items.ts";
import { INVITATION_TOKEN, invitationCookie } from "../wire/pages/invitation_cookie.ts";
import { CACHED_ATTRIBUTE, SESSION_ATTRIBUTE } from "../wire/pages/service_worker.ts";
import { INVITATION_KEY } from "./features/household/invitation_token.ts";
import { COOK_MODE, COOKING_KEYS } from "./features/kitchen_timers/timers_key.ts";
import { SESSION_MARKER_KEY } from "./platform/identity/firebase/session_marker.ts";
import {
  COOKING_ATTRIBUTE,
  HYDRATION_STATE_ID,
  LATER_PICTURES_ID,
  START_SCRIPT_ID,
} from "./platform/server_rendering/hydration_state.ts";

/** A module of every signed-in page, beyond the entry. */
const ALWAYS = ["platform/shell/mod.ts"];
/** For calls, which a page does not need at first if its data came with it. */
const FOR_CALLS = [
  "platform/api/http/client_code.ts",
  "platform/api/http/schema_library.ts",
  "platform/offline/device_database/mod.ts",
];
/** Code that reports a missing network: loaded with the entry, since it can't be loaded then. */
const MESSAGES = ["platform/hooks/toast_region.ts"];
/** Every page first asks who is signed in. */
const CURRENT_USER = "/api/current-user";
const WITH_NAVBAR = "platform/shell/Shell.tsx";
const WITHOUT_NAVBAR = "Onboarding";
/** Fonts: a late font changes line breaks and moves the page. */
const FONTS = /-latin-wght-normal-[^/]*\.woff2$/u;
/** In `localStorage`: the typefaces that this device has loaded. */
const CACHED_FONTS_KEY = "weekplate-fonts";
/** Vite's own tags for the entry and its imports. */
const ENTRY_TAGS = /<script type="module"[^>]*><\/script>|<link rel="modulepreload"[^>]*>/gu;
const STYLESHEET = /<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/gu;
const FONT_FACES = /@font-face\s*\{[^}]*\}/gu;
/** Before the first paint: a cached page is only shown in its own session. */
const SHOW_SESSION = `try{document.documentElement.setAttribute(${JSON.stringify(SESSION_ATTRIBUTE)},localStorage.getItem(${JSON.stringify(SESSION_MARKER_KEY)})??"")}catch{}`;
/** Before the first paint: a device with state of cook mode does not show the server's rendering of it. */
const NOTE_COOKING = `try{if(${String(COOK_MODE)}.test(location.pathname)&&${JSON.stringify(COOKING_KEYS)}.some(key=>localStorage.getItem(key)))document.documentElement.setAttribute(${JSON.stringify(COOKING_ATTRIBUTE)},"")}catch{}`;
/** The page to which sign-up and login redirect a signed-in person. */
const HOME = "home";

/** Addresses whose first part does not name their page. */
const OTHER_ADDRESSES: Readonly<Record<string, string>> = {
  "^/(login)?$": HOME,
  "^/recipe/.+/cook$": "cook",
  "^/recipes/mine$": "myrecipes",
  "^/recipes/import$": "import",
  "^/recipes/new$": "newrecipe",
  "^/recipes/": "editrecipe",
  "^/shared/": "sharedrecipe",
};

/**
 * A script in the page starts the app. In a page without content it does so at once, and with a session it preloads
 * everything that the page at this address needs: its code, the fonts, and the signed-in person. Otherwise each of them
 * would wait for the one before it. In a server-rendered page, the code and the pictures further down wait for the first
 * paint and the largest picture; in a cached one, the code waits for the first paint.
 */
export function startPage(): Plugin {
  return {
    name: "weekplate:start-page",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler(html, { bundle, chunk }) {
        if (!bundle || !chunk) throw new Error("Cannot start the page: it was built without a bundle");
        const files = (source: string) => filesOf(source, { bundle, entry: chunk });
        const pages = Object.fromEntries(
          pagesIn(bundle).map(({ name, source }) => {
            const own = files(source);
            return [name.toLowerCase(), name === WITHOUT_NAVBAR ? own : [...files(WITH_NAVBAR), ...own]];
          }),
        );
        const fonts = Object.keys(bundle).filter((file) => FONTS.test(file));
        const children = script({
          entry: chunk.fileName,
          libraries: chunk.imports,
          always: ALWAYS.flatMap(files),
          forCalls: FOR_CALLS.flatMap(files),
          messages: MESSAGES.flatMap(files),
          pages,
          fonts,
        });
        return {
          html: withStyles(html.replaceAll(ENTRY_TAGS, ""), bundle),
          tags: [
            { tag: "script", children: fontsScript(fonts), injectTo: "head" as const },
            { tag: "script", children: SHOW_SESSION + NOTE_COOKING, injectTo: "head" as const },
            { tag: "script", attrs: { id: START_SCRIPT_ID }, children, injectTo: "body" as const },
          ],
        };
      },
    },
  };
}

/**
 * The styles of the entry, which are small, within the page: as a file, the first paint would wait for them. The file goes, or
 * the chunks of signed-in pages would load it again.
 *
 * A typeface that comes after the first text is not used in this page (`optional`), because its lines break elsewhere and
 * would move. `showLateFonts` shows it from the next page on. The typefaces have a style element of their own: Chromium loads
 * those of a sheet again when the theme or the width changes another rule of it, and may be too late then.
 */
function withStyles(html: string, bundle: Rolldown.OutputBundle): string {
  return html.replaceAll(STYLESHEET, (_link, file: string) => {
    const styles = bundle[file];
    if (styles?.type !== "asset") throw new Error(`Cannot put styles into the page: the build has no ${file}`);
    for (const chunk of chunksIn(bundle)) chunk.viteMetadata?.importedCss.delete(file);
    delete bundle[file];
    const css = String(styles.source).trim();
    const fontFaces = (css.match(FONT_FACES) ?? []).join("").replaceAll("font-display:swap", "font-display:optional");
    return [fontFaces, css.replaceAll(FONT_FACES, "")]
      .map((part) => `<style nonce="CSP_NONCE">${part}</style>`)
      .join("");
  });
}

/**
 * The pages that load with their address: `SelectMeal` for `features/select_meal/SelectMealPage.tsx`. Those of `auth` are for
 * visitors without a session, for whom nothing is preloaded.
 */
function pagesIn(bundle: Rolldown.OutputBundle): readonly { name: string; source: string }[] {
  const ids = chunksIn(bundle).flatMap(({ moduleIds }) => moduleIds);
  return ids.flatMap((id) => {
    const [, source, name] = /\/webapp\/(features\/(?!auth\/)\w+\/(\w+)Page\.tsx)$/u.exec(id) ?? [];
    return source !== undefined && name !== undefined ? [{ name, source }] : [];
  });
}

/** The chunk of a module and its static imports, without those of the entry. */
function filesOf(
  source: string,
  { bundle, entry }: { bundle: Rolldown.OutputBundle; entry: Rolldown.OutputChunk },
): readonly string[] {
  const chunks = chunksIn(bundle);
  const home = chunks.find(
    ({ moduleIds, facadeModuleId }) =>
      facadeModuleId?.endsWith(`/webapp/${source}`) || moduleIds.some((id) => id.endsWith(`/webapp/${source}`)),
  );
  if (!home) throw new Error(`Cannot preload: no chunk contains webapp/${source}`);
  return [...closure(home.fileName, bundle)].filter((file) => !closure(entry.fileName, bundle).has(file));
}

function closure(file: string, bundle: Rolldown.OutputBundle): ReadonlySet<string> {
  const found = new Set([file]);
  for (const each of found) {
    const chunk = bundle[each];
    if (chunk?.type === "chunk") for (const imported of chunk.imports) found.add(imported);
  }
  return found;
}

function chunksIn(bundle: Rolldown.OutputBundle): readonly Rolldown.OutputChunk[] {
  return Object.values(bundle).filter((output) => output.type === "chunk");
}

/**
 * Preloads the typefaces that this device has, so that they are there before the first paint. A first visit does not: its
 * content would wait for them.
 */
function fontsScript(fonts: readonly string[]): string {
  return (
    `try{let fonts=${JSON.stringify(fonts)},key=${JSON.stringify(CACHED_FONTS_KEY)},names=fonts.join();` +
    `if(localStorage.getItem(key)===names)for(let href of fonts)document.head.append(Object.assign(` +
    `document.createElement("link"),{rel:"preload",as:"font",type:"font/woff2",crossOrigin:"",href:"/"+href}));` +
    `else addEventListener("load",()=>document.fonts.ready.then(()=>localStorage.setItem(key,names)))}catch{}`
  );
}

/**
 * The token of an invitation is after the `#` of its link, which no server receives. The script stores it for the tab, sends
 * it to the server in a cookie, and requests the page again. Without cookies, the app reads it from the tab.
 */
function passInvitation(): string {
  const link = new RegExp(`^/join/?#(${INVITATION_TOKEN})$`, "i");
  return (
    `let passInvitation=()=>{try{let token=${String(link)}.exec(location.pathname+location.hash)?.[1];if(!token)return;` +
    `sessionStorage.setItem(${JSON.stringify(INVITATION_KEY)},token);` +
    `document.cookie=${JSON.stringify(invitationCookie("TOKEN"))}.replace("TOKEN",token)+(location.protocol=="https:"?"; Secure":"");` +
    `location.replace("/join");return true}catch{}};`
  );
}

/** The inline script, which also defines `preloadPage`. It refers to files by index, because most pages share most of them. */
function script({
  entry,
  libraries,
  always,
  forCalls,
  messages,
  pages,
  fonts,
}: {
  entry: string;
  /** The entry's imports. Each runs before it in a task of its own, since together they would block a slow phone. */
  libraries: readonly string[];
  always: readonly string[];
  forCalls: readonly string[];
  messages: readonly string[];
  pages: Readonly<Record<string, readonly string[]>>;
  fonts: readonly string[];
}): string {
  const files = [...new Set([...always, ...forCalls, ...Object.values(pages).flat()])];
  const numbers = (names: readonly string[]) => [...new Set(names)].map((name) => files.indexOf(name));
  const byPage = Object.fromEntries(Object.entries(pages).map(([page, names]) => [page, numbers(names)]));
  return (
    `let drawn=document.getElementById(${JSON.stringify(HYDRATION_STATE_ID)}),` +
    `kept=drawn?.hasAttribute(${JSON.stringify(CACHED_ATTRIBUTE)}),bare=!drawn||kept;if(!bare)${placingScript()};` +
    passInvitation() +
    `let start=async()=>{try{` +
    `if(localStorage.getItem(${JSON.stringify(SESSION_MARKER_KEY)})){` +
    `if(bare){put({rel:"preload",as:"fetch",crossOrigin:"",href:"${CURRENT_USER}"});` +
    `for(let href of ${JSON.stringify(fonts)})put({rel:"preload",as:"font",type:"font/woff2",crossOrigin:"",href:"/"+href})}` +
    `load([...${JSON.stringify(numbers(always))},...bare?${JSON.stringify(numbers(forCalls))}:[]]);` +
    `preloadPage(location.pathname)` +
    `}}catch{}for(let href of ${JSON.stringify(messages)})put({rel:"modulepreload",href:"/"+href});` +
    `let parts=${JSON.stringify([...libraries, entry])};for(let part of parts)put({rel:"modulepreload",href:"/"+part});` +
    `for(let part of parts){await imported(part);await new Promise(done=>setTimeout(done))}},` +
    // A network that goes between page and code. Each further attempt waits twice as long, a minute in all, or until the device is online.
    `imported=async part=>{for(let wait=1e3;;wait*=2)try{return await import("/"+part)}` +
    `catch(error){if(!(error instanceof TypeError)||wait>4e4)throw error;` +
    `await new Promise(done=>navigator.onLine?setTimeout(done,wait):addEventListener("online",done,{once:true}))}},` +
    `files=${JSON.stringify(files)},pages=${JSON.stringify(byPage)},` +
    `put=link=>document.head.append(Object.assign(document.createElement("link"),link)),` +
    // A few at a time: each takes a slow phone some milliseconds, and a press may come in between.
    `load=async wanted=>{let count=0;for(let i of wanted)if(files[i]){put({rel:"modulepreload",href:"/"+files[i]});files[i]="";` +
    `if(++count%4==0)await new Promise(done=>setTimeout(done))}};` +
    // The app calls it too, when a person opens another page (platform/routing/preload_page.ts).
    `globalThis.preloadPage=path=>{` +
    `let page=(path.split("/")[1]??"").toLowerCase().replaceAll("-","");` +
    `for(let [pattern,name] of ${JSON.stringify(Object.entries(OTHER_ADDRESSES))})` +
    `if(RegExp(pattern,"i").test(path)){page=name;break}` +
    `load(pages[page]??[])};` +
    `if(drawn){let early=press=>event=>{if(drawn.isConnected)press(event)};` +
    `addEventListener("click",early(({target})=>{drawn.pressed=target.closest("button")??undefined}),true);` +
    // A browser would send a form by itself, with a password in the address.
    `addEventListener("submit",early(event=>{event.preventDefault();drawn.pressed=event.submitter??undefined}),true);` +
    `let picture=document.querySelector('img[fetchpriority="high"]');` +
    // Two animation frames were sometimes before the paint, and the code then competed with it.
    `let soon=()=>{let paints=new PerformanceObserver(()=>{paints.disconnect();if(kept)return start();` +
    // The pictures further down are asked for in the next frame: before the code, or they would come after all of it.
    `document.getElementById(${JSON.stringify(LATER_PICTURES_ID)})?.remove();requestAnimationFrame(()=>setTimeout(start))});` +
    `paints.observe({type:"paint",buffered:true})};` +
    `if(!kept&&picture&&!picture.complete)picture.onload=picture.onerror=soon;else soon()` +
    `}else if(!passInvitation())start()`
  );
}
