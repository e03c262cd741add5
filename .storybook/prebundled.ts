/**
 * The dependencies that Vite bundles at its start: one that it finds later reloads the page during a story or a test.
 * Icons are excluded, because each is a small file of its own.
 */
export const prebundled = {
  include: [
    "react-dom/server",
    "react-aria/*",
    "react-stately/*",
    "idb",
    "workbox-expiration",
    "workbox-precaching",
    "workbox-strategies",
    "storybook/test",
    "@storybook/addon-a11y/preview",
  ],
  exclude: ["lucide-react"],
};
