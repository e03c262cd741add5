import { DocsContainer, type DocsContainerProps } from "@storybook/addon-docs/blocks";
import { type ReactNode, useEffect, useState } from "react";
import { UPDATE_GLOBALS } from "storybook/internal/core-events";
import { MadeOfFooter } from "../made_of/MadeOfFooter.tsx";
import { useTheme } from "../preview/frame.tsx";
import { DocsStyle } from "./docs_style.ts";
import { schemeOf, storybookTheme } from "./themes.ts";

/** The frame of every documentation page: our ground, type and theme, and at its end what the component is made of. */
export function DocsFrame({ context, children }: DocsContainerProps & { children?: ReactNode }) {
  const theme = useToolbarTheme(context);
  const title = titleOf(context);
  useTheme(theme);
  useThemeInFrames(theme);
  return (
    <>
      <DocsStyle />
      <DocsContainer context={context} theme={storybookTheme(schemeOf(theme))}>
        {children}
        {title !== undefined && <MadeOfFooter title={title} />}
      </DocsContainer>
    </>
  );
}

type Context = DocsContainerProps["context"];

/** The toolbar's theme. Listens to requests to change it, because stories in frames also announce changes of their own. */
function useToolbarTheme(context: Context): unknown {
  const [theme, setTheme] = useState<unknown>(() => firstTheme(context));
  useEffect(() => {
    const listen = ({ globals }: { globals: Record<string, unknown> }) => {
      if ("theme" in globals) setTheme(globals["theme"]);
    };
    context.channel.on(UPDATE_GLOBALS, listen);
    return () => context.channel.off(UPDATE_GLOBALS, listen);
  }, [context]);
  return theme;
}

/** Stories in frames are separate pages, which read the theme from their address. */
function useThemeInFrames(theme: unknown): void {
  useEffect(() => {
    const wanted = `theme:${String(theme)}`;
    function updateFrames(): void {
      for (const frame of document.querySelectorAll("iframe")) {
        const address = new URL(frame.src);
        if (address.searchParams.get("globals") === wanted) continue;
        address.searchParams.set("globals", wanted);
        frame.src = address.href;
      }
    }
    updateFrames();
    const observer = new MutationObserver(updateFrames);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [theme]);
}

/** The toolbar's theme when the page loads: from the address, or the initial one. */
function firstTheme({ projectAnnotations }: Context): unknown {
  const inAddress = /(?:^|;)theme:(\w+)/u.exec(new URLSearchParams(location.search).get("globals") ?? "")?.[1];
  return inAddress ?? projectAnnotations.initialGlobals?.["theme"];
}

/** The title of the page's stories; a page without stories has none. */
function titleOf(context: Context): string | undefined {
  try {
    return context.storyById().title;
  } catch {
    return undefined;
  }
}
