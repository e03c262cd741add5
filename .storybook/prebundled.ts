/**
 * What Vite bundles ahead, known before any file is read: what it came upon only on the way would reload the page under a
 * story or a test. Icons are taken one file at a time, as they are.
 */
export const prebundled = {
  include: ["react-aria/*", "react-stately/*", "storybook/test"],
  exclude: ["lucide-react"],
};
