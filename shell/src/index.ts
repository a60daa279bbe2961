import("./app/bootstrap.tsx");
// These need nothing of the rest: they are evaluated while it is on its way, and bootstrap says what fails.
for (const ahead of [import("react-dom/client"), import("./app/api.ts")]) ahead.catch(() => undefined);
