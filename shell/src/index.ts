import("./app/bootstrap.tsx");
