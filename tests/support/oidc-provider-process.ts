import Provider, { type Configuration } from "oidc-provider";

/** What {@link startOidcProvider} hands over. */
export interface ProviderSetup extends Pick<Configuration, "clients" | "jwks"> {
  port: number;
}

const { port, clients, jwks } = JSON.parse(process.env.OIDC_PROVIDER_SETUP ?? "") as ProviderSetup;
const people = new Map<string, Record<string, unknown>>();

const provider = new Provider(`http://localhost:${port}`, {
  ...(clients && { clients }),
  ...(jwks && { jwks }),
  cookies: { keys: ["only for tests"] },
  claims: { openid: ["sub"], email: ["email", "email_verified"], profile: ["name", "picture"] },
  responseTypes: ["code", "id_token"],
  // Its own pages for signing in and consenting stay on: a person is who types the name, with any password.
  findAccount: (_context, id) => {
    const claims = people.get(id);
    return claims && { accountId: id, claims: () => ({ ...claims, sub: id }) };
  },
});

// The one page that a real provider has not: who there is, and what it says about them.
provider.use(async (context, next) => {
  const id = /^\/test\/people\/([\w-]+)$/.exec(context.path)?.[1];
  if (context.method !== "PUT" || id === undefined) return next();
  let text = "";
  for await (const chunk of context.req) text += String(chunk);
  people.set(id, JSON.parse(text));
  context.status = 204;
});

provider.listen(port, () => console.log("listening"));
