/** What a new password must contain, one rule at a time; together they are the domain's `passwordSchema`. */
export const passwordRules = [
  { text: "8 caractères au moins", isMet: (password: string) => password.length >= 8 },
  { text: "une minuscule", isMet: (password: string) => /\p{Ll}/u.test(password) },
  { text: "une majuscule", isMet: (password: string) => /\p{Lu}/u.test(password) },
  { text: "un chiffre", isMet: (password: string) => /\d/.test(password) },
  {
    text: "un caractère spécial (par exemple ! ? - _ @)",
    isMet: (password: string) => /[^\p{L}\p{M}\p{N}\s]/u.test(password),
  },
] as const;
