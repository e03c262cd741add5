// The little that the server's build uses of Node: its types would give browsers' code Node's globals.
declare module "node:async_hooks" {
  export class AsyncLocalStorage<Value> {
    getStore(): Value | undefined;
    run<Result>(value: Value, action: () => Result): Result;
  }
}
