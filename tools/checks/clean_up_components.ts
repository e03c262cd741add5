import "./flush_renders.ts";
import { beforeEach } from "vitest";
import { cleanup } from "vitest-browser-react";

// The library does this itself, but only in the first file that loads it: the files share their modules.
beforeEach(() => cleanup());
