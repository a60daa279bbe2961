/** What is wrong with a form: `field` where one field is at failure, else the form as a whole. */
export interface Problem<Field extends string> {
  field?: Field;
  message: string;
}

export interface SignIn {
  email: string;
  password: string;
}

/** A password that is being chosen. */
export interface NewPassword {
  password: string;
  confirmPassword: string;
}

export interface SignUp extends SignIn, NewPassword {
  fullName: string;
}

const SHORTEST_PASSWORD = 6;
const isEmail = (text: string) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);
const isBlank = (text: string) => text.trim() === "";

/** The first problem of an email address alone, or null. */
export function emailProblem({ email }: { email: string }): Problem<"email"> | null {
  if (isBlank(email)) return { message: "Please fill in all fields" };
  return isEmail(email.trim()) ? null : { field: "email", message: "Please enter a valid email address" };
}

/** The first problem of a sign-in, or null. */
export function signInProblem({ email, password }: SignIn): Problem<keyof SignIn> | null {
  return password === "" ? { message: "Please fill in all fields" } : emailProblem({ email });
}

/** The first problem of a sign-up, or null (docs/product/identity.md#form-rules). */
export function signUpProblem(form: SignUp): Problem<keyof SignUp> | null {
  if (isBlank(form.fullName) || form.confirmPassword === "") return { message: "Please fill in all fields" };
  return signInProblem(form) ?? newPasswordProblem(form);
}

/** The first problem of a new password, or null (docs/product/identity.md#form-rules). */
export function newPasswordProblem({ password, confirmPassword }: NewPassword): Problem<keyof NewPassword> | null {
  if (password === "" || confirmPassword === "") return { message: "Please fill in all fields" };
  if (password.length < SHORTEST_PASSWORD) {
    return { field: "password", message: "Password must be at least 6 characters" };
  }
  return password === confirmPassword ? null : { field: "confirmPassword", message: "Passwords do not match" };
}

/** The first problem of a mailed code or of an authenticator app's, or null. Blanks between digits are fine. */
export function codeProblem({ code }: { code: string }): Problem<"code"> | null {
  return /^\d{6}$/.test(digitsOf(code)) ? null : { field: "code", message: "Please enter the 6-digit code" };
}

/** A code as the service takes it: people paste "123 456". */
export const digitsOf = (code: string): string => code.replaceAll(/\s/g, "");

/** The first problem of a recovery code, or null: people read letters as digits, and the service knows. */
export function recoveryCodeProblem({ code }: { code: string }): Problem<"code"> | null {
  const isWhole = code.replaceAll(/[\s-]/g, "").length === 16;
  return isWhole ? null : { field: "code", message: "Please enter all 16 characters of the code" };
}
