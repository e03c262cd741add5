/** The text of a cookie in a `Cookie` header or `document.cookie`; undefined where there is none. */
export function cookieValue(cookies: string | undefined, name: string): string | undefined {
  const pair = cookies?.split(";").find((each) => each.trim().startsWith(`${name}=`));
  return pair?.trim().slice(name.length + 1);
}
