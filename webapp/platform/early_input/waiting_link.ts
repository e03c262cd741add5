/** Marks links with a navigation state, which only the router passes on: an early press on one waits for it. */
export const WAITING_LINK = "data-waiting-link";
