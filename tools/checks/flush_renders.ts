import React from "react";
import { flushSync } from "react-dom";

// React's production build has no `act`, with which a test's render and unmount are done when they return.
if (!("act" in React)) Object.assign(React, { act: flushRender });

async function flushRender(render: () => Promise<void>): Promise<void> {
  await flushSync(render);
}
