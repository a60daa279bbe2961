import { z } from "zod";
import { REMOTE_NAME } from "../domain/remote-name.ts";
import { COMMAND_INPUTS } from "./command-inputs.ts";

// The one schema of remotes.json and remote.json. The shell checks entries by the JSON Schema that `npm run codegen` makes of
// it (registry-shape.ts), so that pages need no zod. A field that readers tolerate has `tolerated` in its metadata.
const text = z.string().min(1);
const path = z.string().regex(/^\/[^\s?#]*$/, "must begin with /");
const tolerated = { tolerated: true };

/** `needs` names a line of the permission matrix, from which the shell derives the roles; `roles` is for everything else. */
const audience = { needs: text.optional(), roles: z.array(text).optional() };
const hasOneAudience = ({ needs, roles }: { needs?: string | undefined; roles?: string[] | undefined }) =>
  needs === undefined || roles === undefined;
const BOTH_AUDIENCES = "has both needs and roles";

/** The text of an Access Denied view, if the page has its own. */
const denialSchema = z.object({ reason: text, href: z.string().regex(/^\/(?!\/)/, "must be a path"), label: text });

export const routeSchema = z
  .object({
    path,
    /** Key into RemoteModule.screens. */
    screen: text,
    title: text,
    /** Who may open it: anyone, anyone signed in, or a member of a club that has access (docs/product/roles.md#page-guards). */
    access: z.enum(["public", "signed-in", "club"]),
    ...audience,
    /** Other roles see Access Denied instead of being redirected to their home route. */
    denied: z.literal("access-denied").meta({ title: "denial" }).optional(),
    /** The text and the link of that view; without it, the default ones. */
    denial: denialSchema.optional(),
    /** Parts of the design system that the screen begins with: the shell fetches them beside the remote's code. */
    uses: z.array(text).meta(tolerated).optional(),
    /**
     * What the screen reads of the api first, as paths after /api/v1: the page asks while the code is on its way. `{date}` is the
     * address's, else today at the club; `{sport}` the address's, else the club's first choice.
     */
    asks: z
      .array(z.string().regex(/^\/(?!\/)[\w/{}?=&-]+$/, "must be a path of the api"))
      .meta(tolerated)
      .optional(),
    /** What the screen's heading says to everyone: on a phone the page shows it while the code is on its way. */
    heading: text.meta(tolerated).optional(),
  })
  .meta({ title: "route" });

export const navItemSchema = z
  .object({
    path,
    label: text,
    /** A name from the shell's icon set; an unknown one shows a neutral icon. */
    icon: text,
    ...audience,
    /** Lower comes first. */
    order: z.number(),
    /** One of the entries that a phone shows along its lower edge. */
    main: z.boolean().meta(tolerated).optional(),
    /** Other paths on which this entry is marked as the current one. */
    also: z.array(z.string()).meta(tolerated).optional(),
  })
  .meta({ title: "nav entry" });

/** A piece of a screen that another remote or the shell owns. */
export const slotItemSchema = z
  .object({
    slot: text,
    /** Key into RemoteModule.slots. */ id: text,
    label: text,
    order: z.number(),
    roles: z.array(text),
  })
  .meta({ title: "slot" });

/** An action of the command palette (docs/product/screens.md#search-and-commands), by an address that the remote understands. */
export const commandSchema = z
  .object({
    /** "Block courts" */
    label: text,
    /** As of a sidebar entry. */
    icon: text,
    /** Of a screen, with a query if need be: "/bookings?panel=block". */
    path: z.string().regex(/^\/(?!\/)[^\s#]*$/, "must be a path"),
    ...audience,
    /** Lower comes first. */
    order: z.number(),
    /** Terms that begin a sentence of it: "block". Without any it is only offered for a thing that was found. */
    verbs: z.array(text.regex(/^[^\sA-Z]+$/, "must be a lower-case word")).optional(),
    /** What it can be given, each with the name of its parameter in the address: `{"court": "court", "person": "member"}`. */
    takes: z.partialRecord(z.enum(COMMAND_INPUTS), text).optional(),
  })
  .refine(({ verbs, takes }) => verbs ?? takes, "must have verbs, or take something")
  .meta({ title: "command" });

/** A file beside a remote's `mf-manifest.json`, and its hash for `integrity`. */
const hashedFile = z.object({ file: text, integrity: text });
const containerFile = z.object({
  file: z.string().regex(/^[\w.-]+\.js$/),
  integrity: z.string().regex(/^sha(256|384|512)-[\w+/]+=*$/),
});

/** What releases and the api's pages need of an entry. The remaining fields are kept as they are. */
export const releasedEntrySchema = z.looseObject({
  name: text,
  version: text,
  /** Address of the `mf-manifest.json`. */
  entry: text,
  /** The container; without it the shell reads its name in the manifest. */
  script: hashedFile.optional(),
  /** What each screen starts with, for the page to fetch ahead. */
  files: z.record(z.string(), z.array(hashedFile)).optional(),
  /** Each module that the remote takes from the shell, with the range of versions that it accepts. */
  wants: z.record(z.string(), z.string()).optional(),
  /** What it uses of these: module → names of exports. */
  imports: z.record(z.string(), z.array(z.string())).optional(),
});

/** Who gets a canary (contracts/domain/canary.ts). */
export const audienceSchema = z.object({
  share: z.number().positive().max(100).optional(),
  clubs: z.array(z.uuid()).optional(),
  staff: z.boolean().optional(),
});

/** A release that some sessions get in the place of the live one (docs/releasing.md#canaries). */
export const canarySchema = releasedEntrySchema.extend({
  audience: audienceSchema,
  /** When it began: its pages and failures are counted from then. */
  since: z.iso.datetime(),
});

/** An entry as the shell demands it. Which roles, capabilities and slots exist is checked apart (registry-vocabulary.ts). */
export const remoteEntrySchema = z.object({
  name: z.string().regex(REMOTE_NAME, "must be lower-case words and digits joined by -"),
  version: text,
  contract: z.number(),
  entry: z.string().regex(/^(https?:\/\/|\/(?!\/))/, "must be an address"),
  script: containerFile.optional(),
  routes: z.array(routeSchema.refine(hasOneAudience, BOTH_AUDIENCES)),
  nav: z.array(navItemSchema.refine(hasOneAudience, BOTH_AUDIENCES)),
  slots: z.array(slotItemSchema).optional(),
  /** Read by the palette alone, whose code most pages do not load: a command that it does not understand is left out. */
  commands: z.array(commandSchema.refine(hasOneAudience, BOTH_AUDIENCES)).meta(tolerated).optional(),
});

const terms = z.array(z.string()).readonly();

/** A part of the contract that will go (contracts/deprecations.mjs). */
const deprecationSchema = z.object({ part: text, since: z.string().regex(/^\d+\.\d+\.0$/), instead: text });

/** What a shell offers to remotes. */
export const shellOfferSchema = z.object({
  contract: z.number(),
  /** Each shared module with its version. */
  shared: z.record(z.string(), z.string()),
  knows: z.object({ roles: terms, capabilities: terms, slots: terms }),
  deprecated: z.array(deprecationSchema).readonly().optional(),
  /** Paths that are the shell's own; absent in registries of before they were recorded. */
  paths: terms.optional(),
});

/** `remotes.json`. Each reader checks the entries by the schema that it needs. */
export const registrySchema = z.looseObject({
  /** The shell's own release. */
  shell: z.string().optional(),
  ...shellOfferSchema.partial().shape,
  /** Where overrides may come from, if the server allows them. */
  overrides: z.array(z.string()).optional(),
  remotes: z.array(z.unknown()),
  /** The server chooses for each session, so that shells see remotes alone. */
  canaries: z.array(z.unknown()).optional(),
  /** What the shell is to say of the person, because a canary depends on it; the server's, never the file's. */
  audiences: z.object({ clubs: z.array(z.string()), staff: z.boolean() }).optional(),
});

export type Canary = z.infer<typeof canarySchema>;
export type PublishedEntry = z.infer<typeof releasedEntrySchema>;
export type RemoteEntry = z.infer<typeof remoteEntrySchema>;
export type ShellOffer = z.infer<typeof shellOfferSchema>;
