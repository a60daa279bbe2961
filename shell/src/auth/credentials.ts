/** What is wrong with a form: `field` where one field is at fault, else the form as a whole. */
export interface Problem<Field extends string> {
  field?: Field;
  message: string;
}

export interface SignIn {
  email: string;
  password: string;
}

export interface SignUp extends SignIn {
  fullName: string;
  confirmPassword: string;
}

const SHORTEST_PASSWORD = 6;
const isEmail = (text: string) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);
const isBlank = (text: string) => text.trim() === "";

/** The first problem of a sign-in, or null. */
export function signInProblem({ email, password }: SignIn): Problem<keyof SignIn> | null {
  if (isBlank(email) || password === "") return { message: "Please fill in all fields" };
  if (!isEmail(email.trim())) return { field: "email", message: "Please enter a valid email address" };
  return null;
}

/** The first problem of a sign-up, or null (F §5, member signup). */
export function signUpProblem(form: SignUp): Problem<keyof SignUp> | null {
  if (isBlank(form.fullName) || form.confirmPassword === "") return { message: "Please fill in all fields" };
  const problem = signInProblem(form);
  if (problem) return problem;
  if (form.password.length < SHORTEST_PASSWORD) {
    return { field: "password", message: "Password must be at least 6 characters" };
  }
  if (form.password !== form.confirmPassword) return { field: "confirmPassword", message: "Passwords do not match" };
  return null;
}
