/** Whether a page of this origin is ours: the server's own host, or one of the allowed origins. */
export function isOwnOrigin(
  origin: string,
  { host, allowedOrigins }: { host: string | undefined; allowedOrigins: readonly string[] },
): boolean {
  return allowedOrigins.includes(origin) || (URL.canParse(origin) && new URL(origin).host === host);
}
