// The brands' own colours are the same in every theme, so they are not tokens.

/** Google's "G": a ring in four colours with a bar. */
export function GoogleMark() {
  return (
    <svg width={20} height={20} viewBox="0 0 48 48" aria-hidden="true">
      <path
        fill="#ea4335"
        d="M24 9.5c3.5 0 6.7 1.2 9.2 3.6l6.9-6.9C35.9 2.4 30.5 0 24 0 14.6 0 6.5 5.4 2.6 13.2l8 6.2C12.4 13.7 17.7 9.5 24 9.5z"
      />
      <path
        fill="#4285f4"
        d="M47 24.5c0-1.6-.2-3.1-.4-4.5H24v9h12.9c-.6 3-2.2 5.5-4.8 7.2l7.8 6C44.4 38 47 31.8 47 24.5z"
      />
      <path fill="#fbbc05" d="M10.5 28.6a14.5 14.5 0 0 1 0-9.2l-7.9-6.2a24 24 0 0 0 0 21.6l7.9-6.2z" />
      <path
        fill="#34a853"
        d="M24 48c6.5 0 12-2.1 15.9-5.8l-7.8-6c-2.1 1.4-4.9 2.3-8.1 2.3-6.3 0-11.6-4.2-13.5-9.9l-7.9 6.2C6.5 42.6 14.6 48 24 48z"
      />
    </svg>
  );
}

/** Facebook's "f", white on a blue disc. */
export function FacebookMark() {
  return (
    <svg width={20} height={20} viewBox="0 0 40 40" aria-hidden="true">
      <circle cx="20" cy="20" r="20" fill="#1877f2" />
      <path
        fill="#fff"
        d="M16 40V26h-4.6v-6H16v-4.4c0-5 2.9-7.8 7.4-7.8 2.1 0 4.2.4 4.2.4v5h-2.4c-2.4 0-3.1 1.5-3.1 3V20h5.5l-.9 6h-4.6v14z"
      />
    </svg>
  );
}
