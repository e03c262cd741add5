/** The browser's `localStorage` in the product. */
export type DeviceStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;
