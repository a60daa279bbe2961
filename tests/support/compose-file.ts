import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parse } from "yaml";
import { z } from "zod";

export const root = resolve(import.meta.dirname, "../..");
export const composeFile = join(root, "docker-compose.yml");

const condition = z.enum(["service_started", "service_healthy", "service_completed_successfully"]);
const seconds = z.string().regex(/^\d+s$/);

/** The parts of Compose's format that the file uses; anything else in it is a mistake. */
const serviceSchema = z.strictObject({
  user: z.enum(["postgres", "65534:65534"]).optional(),
  image: z.string().regex(/^[\w/-]+(:[\w.-]+)?$/),
  build: z
    .strictObject({ context: z.literal("."), dockerfile: z.string(), target: z.enum(["tools", "api"]) })
    .optional(),
  command: z.array(z.string()).min(1).optional(),
  env_file: z.array(z.strictObject({ path: z.string(), required: z.literal(false) })).optional(),
  environment: z.record(z.string(), z.union([z.string(), z.number().transform(String)])).default({}),
  ports: z.array(z.string().regex(/^[\d.]+:\d+:\d+$/)).default([]),
  volumes: z.array(z.string().regex(/^(\.\/)?[\w./-]+:\/[\w./-]+(:ro)?$/)).default([]),
  healthcheck: z
    .strictObject({
      test: z.tuple([z.literal("CMD")], z.string()),
      interval: seconds,
      timeout: seconds,
      retries: z.number(),
      start_period: seconds,
      start_interval: seconds,
    })
    .optional(),
  depends_on: z.record(z.string(), z.strictObject({ condition })).default({}),
  deploy: z.strictObject({ replicas: z.number() }).optional(),
  restart: z.enum(["no", "unless-stopped"]),
  secrets: z.array(z.string()).default([]),
  networks: z.array(z.string()).min(1),
  mem_limit: z.string().regex(/^\d+[mg]$/),
  cpu_shares: z.number().int(),
  pids_limit: z.number().int(),
  logging: z.strictObject({
    driver: z.literal("local"),
    options: z.strictObject({ "max-size": z.string(), "max-file": z.string() }),
  }),
  read_only: z.boolean(),
  tmpfs: z.array(z.string()).default([]),
  cap_drop: z.array(z.literal("ALL")),
  cap_add: z.array(z.literal("NET_BIND_SERVICE")).default([]),
  security_opt: z.array(z.literal("no-new-privileges:true")),
  stop_grace_period: seconds.optional(),
  shm_size: z.string().optional(),
});
const fileSchema = z
  .object({
    name: z.string(),
    services: z.record(z.string(), serviceSchema),
    volumes: z.record(z.string(), z.null()),
    networks: z.record(z.string(), z.union([z.null(), z.strictObject({ internal: z.literal(true) })])),
    secrets: z.record(z.string(), z.strictObject({ file: z.string() })),
  })
  .catchall(z.unknown());

export type ComposeService = z.infer<typeof serviceSchema>;
export type ComposeFile = z.infer<typeof fileSchema>;

/** docker-compose.yml as Compose would read it with this environment. Throws an error that names every unknown field. */
export function readComposeFile(env: Record<string, string> = {}): ComposeFile {
  const text = readFileSync(composeFile, "utf8").replaceAll(
    /\$\{(\w+)(:?)-([^}]*)\}/g,
    // With the colon an empty variable counts as one that is not set.
    (_, name: string, colon: string, otherwise: string) => (colon ? env[name] || otherwise : (env[name] ?? otherwise)),
  );
  const file = fileSchema.parse(parse(text, { merge: true }));
  const unknown = Object.keys(file).filter(
    (key) => !["name", "services", "volumes", "networks", "secrets"].includes(key) && !key.startsWith("x-"),
  );
  if (unknown.length > 0) throw new Error(`docker-compose.yml: ${unknown.join(", ")}?`);
  return file;
}
