/** How a person signed in at the identity service. `other`: in a way that is not listed, such as at an OpenID Connect provider. */
export const SIGN_IN_METHODS = ["password", "google", "facebook", "other"] as const;

export type SignInMethod = (typeof SIGN_IN_METHODS)[number];

/** Reads the method from an identity token that was verified before. */
export type SignInMethodOf = (identityToken: string) => SignInMethod;
