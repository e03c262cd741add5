/** The language of the interface's texts, and so of its dates and times, whatever the reader's browser prefers. */
export const INTERFACE_LANGUAGE = "en";
