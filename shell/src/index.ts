import("./app/bootstrap.tsx");
// These imports depend on nothing else: they are evaluated while the rest loads, and bootstrap reports what fails.
for (const ahead of [import("react-dom/client"), import("./app/api.ts")]) ahead.catch(() => undefined);
