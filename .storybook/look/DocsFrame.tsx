import { DocsContainer, type DocsContainerProps } from "@storybook/addon-docs/blocks";
import { type ReactNode, useEffect, useState } from "react";
import { UPDATE_GLOBALS } from "storybook/internal/core-events";
import { GlobalStyle } from "../../ui-kit/theme/mod.ts";
import { MadeOfFooter } from "../made_of/MadeOfFooter.tsx";
import { useTheme } from "../preview/frame.tsx";
import { DocsStyle } from "./docs_style.ts";
import { schemeOf, storybookTheme } from "./themes.ts";

/** Around every documentation page: our ground, type and theme, and what the component is made of at the end. */
export function DocsFrame({ context, children }: DocsContainerProps & { children?: ReactNode }) {
  const theme = useToolbarTheme(context);
  const title = titleOf(context);
  useTheme(theme);
  useThemeInFrames(theme);
  return (
    <>
      <GlobalStyle />
      <DocsStyle />
      <DocsContainer context={context} theme={storybookTheme(schemeOf(theme))}>
        {children}
        {title !== undefined && <MadeOfFooter title={title} />}
      </DocsContainer>
    </>
  );
}

type Context = DocsContainerProps["context"];

/** Follows the toolbar. Its own wish is heard, not the news that follow from it: framed stories tell such news as well. */
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

/** Stories in frames of their own are pages of their own: their address says the theme. */
function useThemeInFrames(theme: unknown): void {
  useEffect(() => {
    const wanted = `theme:${String(theme)}`;
    function tellFrames(): void {
      for (const frame of document.querySelectorAll("iframe")) {
        const address = new URL(frame.src);
        if (address.searchParams.get("globals") === wanted) continue;
        address.searchParams.set("globals", wanted);
        frame.src = address.href;
      }
    }
    tellFrames();
    const observer = new MutationObserver(tellFrames);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [theme]);
}

/** What the toolbar stood at when the page came: the address holds what differs from the beginning. */
function firstTheme({ projectAnnotations }: Context): unknown {
  const inAddress = /(?:^|;)theme:(\w+)/u.exec(new URLSearchParams(location.search).get("globals") ?? "")?.[1];
  return inAddress ?? projectAnnotations.initialGlobals?.["theme"];
}

/** Of the stories that the page belongs to; a page of its own has none. */
function titleOf(context: Context): string | undefined {
  try {
    return context.storyById().title;
  } catch {
    return undefined;
  }
}
