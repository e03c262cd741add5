/** @jsxRuntime classic */
// The manager has its own React, which its builder finds only under this name.
import "../ui-kit/theme/fonts.css";
import "./look/manager.css";
import React from "react";
import { GLOBALS_UPDATED, SET_GLOBALS } from "storybook/internal/core-events";
import { addons, types } from "storybook/manager-api";
import { schemeOf, storybookTheme } from "./look/themes.ts";
import { MadeOfPanel } from "./made_of/MadeOfPanel.tsx";

const ID = "weekplate";

addons.setConfig({ theme: storybookTheme("light"), sidebar: { showRoots: true } });

addons.register(ID, (api) => {
  const applyTheme = ({ globals }: { globals: Record<string, unknown> }) =>
    api.setOptions({ theme: storybookTheme(schemeOf(globals["theme"])) });
  api.on(SET_GLOBALS, applyTheme);
  api.on(GLOBALS_UPDATED, applyTheme);

  addons.add(`${ID}/made-of`, {
    type: types.PANEL,
    title: "Made of",
    render: ({ active = false }) => <MadeOfPanel active={active} />,
  });
});
