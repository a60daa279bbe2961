import { fakeMe } from "@courtside/contracts/shell/fake-me.ts";
import { FakeShell, type FakeShellProps } from "@courtside/contracts/shell/testing.tsx";
import { useMemo, useState } from "react";
import { setCanceledNow } from "../changes/canceled-now.ts";
import { type FakeApi, fakeApi } from "./fake-api.ts";

interface InShellProps extends Omit<FakeShellProps, "fetch"> {
  api: FakeApi;
}

/** A screen with a signed-in member and an api that responds from memory. */
export function InShell({ api, me = fakeMe(), ...rest }: InShellProps) {
  // A cancellation of the story before this one must not be offered to be undone.
  useState(() => setCanceledNow(null));
  const fetch = useMemo(() => fakeApi(api, me?.effective_role ?? undefined), [api, me]);
  return <FakeShell me={me} fetch={fetch} {...rest} />;
}
