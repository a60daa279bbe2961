import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { MARKED_REMOTE, REMOTE_NAME } from "@courtside/contracts/domain/remote-name.ts";
import { Deployment } from "kubernetes-models/apps/v1/Deployment";
import { Job } from "kubernetes-models/batch/v1/Job";
import { Ingress } from "kubernetes-models/networking.k8s.io/v1/Ingress";
import { NetworkPolicy } from "kubernetes-models/networking.k8s.io/v1/NetworkPolicy";
import { PodDisruptionBudget } from "kubernetes-models/policy/v1/PodDisruptionBudget";
import { Service } from "kubernetes-models/v1/Service";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { parseConfig } from "../../api/src/config.ts";
import { SECRETS_IN_FILES, withSecretFiles } from "../../api/src/secret-files.ts";
import { readComposeFile, root } from "../support/compose-file.ts";
import { chartFolder, chartValues, renderChart, valueProblems } from "../support/helm-chart.ts";
import { isInstalled } from "../support/installed-program.ts";

/** The least that an installation sets. */
const MINE = {
  siteUrl: "https://courtside.example",
  image: { api: "ghcr.io/club/courtside/api:v1.0.0", tools: `ghcr.io/club/courtside/tools@sha256:${"0".repeat(64)}` },
  ingress: { tlsSecret: "courtside-tls" },
};
const values = chartValues({ ...MINE, env: { MAIL_FROM: 'Club "A" <a@club.example>' } });
const objects = renderChart(values);
const models = { Deployment, Job, Service, Ingress, NetworkPolicy, PodDisruptionBudget };

interface Container {
  image: string;
  command: string[];
  env: { name: string; value: string }[];
  resources: { limits?: { memory?: string }; requests?: object };
  securityContext: { readOnlyRootFilesystem: boolean; allowPrivilegeEscalation: boolean; capabilities: object };
  volumeMounts: { name: string; mountPath: string }[];
  ports?: { name: string; containerPort: number }[];
}
interface Pod {
  automountServiceAccountToken: boolean;
  terminationGracePeriodSeconds?: number;
  securityContext: { runAsNonRoot: boolean };
  containers: [Container];
  volumes: { name: string; secret?: { secretName: string; items: { key: string; path: string }[] } }[];
}
const pods = Object.fromEntries(
  objects.flatMap((object) => {
    const { metadata, spec } = object as { metadata: { name: string }; spec: { template?: { spec: Pod } } };
    return spec.template ? [[metadata.name.replace("club-", ""), spec.template.spec] as const] : [];
  }),
);
const api = pods.api?.containers[0];

test("every object is one that Kubernetes' own schema accepts", () => {
  expect(objects.map(({ kind }) => kind).sort()).toEqual(
    ["Deployment", "Ingress", "Job", "Job", "NetworkPolicy", "PodDisruptionBudget", "Service"].sort(),
  );
  for (const object of objects) {
    const Model = models[object.kind as keyof typeof models] as new (data: unknown) => { validate(): void };
    new Model(object).validate();
  }
  const [deployment] = objects;
  expect(() => new Deployment({ ...deployment, spec: { replicas: "two" } } as never).validate()).toThrow();
});

test("its values are checked: those that it has, those that are missing, and those that it does not know", () => {
  expect(valueProblems(values)).toEqual([]);
  expect(valueProblems(chartValues({}))).toEqual(
    expect.arrayContaining([expect.stringMatching(/^\/siteUrl /), expect.stringMatching(/^\/image\/api /)]),
  );
  const wrong = (over: object) => valueProblems(chartValues({ ...MINE, ...over }));
  expect(wrong({ replicas: 1 })).toEqual([expect.stringContaining("/replicas")]);
  expect(wrong({ replica: 3 })).toEqual([expect.stringContaining("additional properties")]);
  expect(wrong({ image: { ...MINE.image, api: "ghcr.io/club/api:latest" } })).not.toEqual([]);
  expect(wrong({ siteUrl: "http://courtside.example" })).not.toEqual([]);
  expect(wrong({ env: { REMOTE_RELEASES: "on" } })).not.toEqual([]);
  expect(wrong({ remoteOrigins: ["mf-padel2=https://padel.example", "mf-front-desk=https://desk.example"] })).toEqual(
    [],
  );
  expect(wrong({ remoteOrigins: ["mf-Padel=https://padel.example"] })).not.toEqual([]);
});

test("it runs the images' programs as docker-compose.yml does, without rights of root, limited, and writes to its volumes alone", () => {
  expect(api?.command).toEqual(readComposeFile().services.api?.command);
  expect(Object.keys(pods).sort()).toEqual(["api", "migrate", "publish"]);
  for (const [name, pod] of Object.entries(pods)) {
    const [container] = pod.containers;
    expect(pod, name).toMatchObject({ automountServiceAccountToken: false, securityContext: { runAsNonRoot: true } });
    expect(container.securityContext, name).toEqual({
      allowPrivilegeEscalation: false,
      // A release builds in its own checkout.
      readOnlyRootFilesystem: name !== "publish",
      capabilities: { drop: ["ALL"] },
    });
    expect(container.resources.limits?.memory, name).toMatch(/i$/);
    for (const { name: mount } of container.volumeMounts)
      expect(pod.volumes.map(({ name: has }) => has)).toContain(mount);
  }
});

test("secrets are files, and only those that a program needs", () => {
  for (const [name, pod] of Object.entries(pods)) {
    const files = pod.volumes.flatMap(({ secret }) => secret?.items ?? []).map(({ path }) => path);
    const named = pod.containers[0].env.filter(({ name: variable }) => variable.endsWith("_FILE"));
    expect(named.map(({ value }) => value).sort(), name).toEqual(files.map((path) => `/run/secrets/${path}`).sort());
    for (const { name: variable } of named) expect(SECRETS_IN_FILES).toContain(variable.replace("_FILE", ""));
  }
  expect(JSON.stringify(pods.api)).not.toContain("MIGRATION_DATABASE_URL");
});

test("the api accepts its environment", () => {
  const env = Object.fromEntries((api?.env ?? []).map(({ name, value }) => [name, value]));
  const contents: Record<string, string> = {
    "/run/secrets/DATABASE_URL": "postgres://courtside_api:one-of-its-own@db:5432/courtside",
    "/run/secrets/COURTSIDE_KEYS": "{}",
    "/run/secrets/SMTP_URL": "smtps://user:password@mail.example:465",
  };
  const config = parseConfig(withSecretFiles(env, (path) => contents[path] ?? ""));
  expect(config).toMatchObject({ isProduction: true, siteDir: "/srv/site" });
  expect(env.MAIL_FROM).toBe('Club "A" <a@club.example>');
});

test("with releases over HTTP the api writes what teams release, and what is published has the remotes' origins", () => {
  const remoteOrigins = ["mf-coach=https://coach.example", "https://shop.example"];
  const set = chartValues({ ...MINE, remoteReleases: true, remoteOrigins });
  expect(valueProblems(set)).toEqual([]);
  const [withReleases, publish] = ["club-api", "club-publish"].map((name) => {
    const found = renderChart(set).find(
      ({ kind, metadata }) => kind !== "Service" && (metadata as { name: string }).name === name,
    ) as { spec: { template: { spec: Pod } } };
    return found.spec.template.spec.containers[0];
  });
  const settings = (container?: Container) =>
    Object.fromEntries((container?.env ?? []).map(({ name, value }) => [name, value]));
  expect(settings(withReleases)).toMatchObject({ REMOTE_RELEASES: "on", REMOTE_ORIGINS: remoteOrigins.join(",") });
  expect(settings(publish)).toMatchObject({ REMOTE_ORIGINS: remoteOrigins.join(",") });
  const written = (command?: string[]) => command?.find((argument) => argument.startsWith("--allow-write="));
  expect(written(withReleases?.command)).toBe(`${written(api?.command)},/srv/site/_mf`);
});

test("an upgrade takes no process away before another is ready, and leaves each the time to drain", () => {
  const deployment = objects.find(({ kind }) => kind === "Deployment") as {
    spec: { strategy: object; replicas: number };
  };
  expect(deployment.spec).toMatchObject({ replicas: 2, strategy: { rollingUpdate: { maxUnavailable: 0 } } });
  const drain = Number(api?.env.find(({ name }) => name === "DRAIN_SECONDS")?.value);
  expect(pods.api?.terminationGracePeriodSeconds).toBe(drain + 30);
  for (const job of objects.filter(({ kind }) => kind === "Job"))
    expect(job.metadata).toMatchObject({ annotations: { "helm.sh/hook": "pre-install,pre-upgrade" } });
});

test("it has the product's version", () => {
  const chart = parse(readFileSync(join(chartFolder, "Chart.yaml"), "utf8"));
  const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  expect([chart.version, chart.appVersion]).toEqual([version, version]);
});

test("a value that a template reads and no file has is an error, not an empty text", () => {
  expect(() => renderChart({ ...values, siteUrl: undefined })).toThrow();
});

/** `helm` where it is installed; elsewhere only the tests above read the chart. */
test("Helm itself accepts the chart, where it is installed", () => {
  const set = [
    "siteUrl=https://courtside.example",
    "image.api=api:v1",
    "image.tools=tools:v1",
    "ingress.tlsSecret=tls",
  ];
  const args = [chartFolder, ...set.flatMap((each) => ["--set", each])];
  for (const command of [
    ["lint", "--strict"],
    ["template", "club"],
  ]) {
    const { status, stderr } = isInstalled("helm")
      ? spawnSync("helm", [...command, ...args], { encoding: "utf8" })
      : { status: 0, stderr: "" };
    expect([status, stderr]).toEqual([0, ""]);
  }
});

test("the names of remotes in its values are those of the one pattern", () => {
  const { properties } = JSON.parse(readFileSync(join(chartFolder, "values.schema.json"), "utf8"));
  expect(properties.remoteOrigins.items.pattern).toBe(`^(${MARKED_REMOTE}=)?https://[^/,]+$`);
  for (const name of ["mf-coach", "mf-padel2", "mf-2-go", "mf-Coach", "mf-", "mf-a_b"])
    expect(new RegExp(`^${MARKED_REMOTE}$`).test(name), name).toBe(name !== "mf-" && REMOTE_NAME.test(name));
});
