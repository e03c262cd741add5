/** Whether only this machine can reach the host. */
export function isLoopback(host: string): boolean {
  return /^(?:localhost|.+\.localhost|127(?:\.\d+){3}|\[?::1\]?)$/u.test(host);
}
