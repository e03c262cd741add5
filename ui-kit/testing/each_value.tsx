import { type ComponentType, createElement, type ReactElement } from "react";
import { Cluster } from "../Cluster/mod.ts";
import { Stack } from "../Stack/mod.ts";

/** One prop, with the values to show. */
type Choice<Props> = { [Key in keyof Props]?: readonly Props[Key][] };

/** A story's render function: the component with each value, side by side. `eachAcross(Button, { size: BUTTON_SIZES })` */
export function eachAcross<Props extends object>(component: ComponentType<Props>, choice: Choice<Props>) {
  return (args: Props) => <Cluster align="start">{withEach(component, choice, args)}</Cluster>;
}

/** The same, one below another. */
export function eachDown<Props extends object>(component: ComponentType<Props>, choice: Choice<Props>) {
  return (args: Props) => <Stack gap="24">{withEach(component, choice, args)}</Stack>;
}

function withEach<Props extends object>(
  component: ComponentType<Props>,
  choice: Choice<Props>,
  args: Props,
): ReactElement[] {
  return Object.entries<readonly unknown[] | undefined>({ ...choice }).flatMap(([prop, values = []]) =>
    values.map((value) => createElement(component, { ...args, key: String(value), [prop]: value })),
  );
}
