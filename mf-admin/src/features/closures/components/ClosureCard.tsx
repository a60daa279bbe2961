import type { Closure } from "@courtside/contracts/api/client.ts";
import { closureReason } from "@courtside/contracts/domain/closures.ts";
import { Alert, Button, Card, Inline, Progress, Stack, Tag, Text } from "@courtside/design-system/core.tsx";
import { useState } from "react";
import { type ClosureChange, useChangeClosure } from "../api.ts";
import { ChangeDialog } from "./ChangeDialog.tsx";
import { allDone, doneText, stateText, whenText } from "./closure-text.ts";
import { ExtendDialog } from "./ExtendDialog.tsx";
import { SeriesDates } from "./SeriesDates.tsx";

/** A closure with what it did, and what can be done with it while it lasts; a repeated one with its dates. */
export function ClosureCard({ closure, zone }: { closure: Closure; zone: string }) {
  const [asked, setAsked] = useState<ClosureChange | "extend" | null>(null);
  const { send, busy } = useChangeClosure(() => setAsked(null));
  const { courts, series, progress, problem } = closure;
  const done = doneText(series ? allDone(closure) : closure);
  return (
    <Card
      title={closureReason(closure.reason, closure.message)}
      description={whenText(closure, zone)}
      extra={<Tag tone={closure.is_over ? "neutral" : "warning"}>{stateText(closure)}</Tag>}
    >
      <Stack gap={12}>
        <Text as="p">{courts.map(({ name }) => name).join(", ")}</Text>
        {progress && (
          <Stack gap={4}>
            <Progress label="Progress of the closure" value={progress.done} max={progress.total} />
            <Text as="p" tone="secondary" size="sm">
              {`${progress.done} of ${progress.total} bookings, lessons and events. Nothing changes before all are done.`}
            </Text>
          </Stack>
        )}
        {problem && !progress && (
          <Alert tone="error" title="Nothing was changed">
            {problem}
          </Alert>
        )}
        {done && (
          <Text as="p" tone="secondary" size="sm">
            {done}
          </Text>
        )}
        {series && series.dates.length > 1 && <SeriesDates series={series} zone={zone} />}
        {!closure.is_over && progress === null && (
          <Inline>
            <Button disabled={busy} onClick={() => setAsked("extend")}>
              Another Hour
            </Button>
            <Button disabled={busy} onClick={() => setAsked("reopen")}>
              Reopen
            </Button>
            <Button disabled={busy} onClick={() => setAsked("undo")}>
              Undo
            </Button>
          </Inline>
        )}
      </Stack>
      {asked === "extend" && <ExtendDialog closure={closure} zone={zone} onClose={() => setAsked(null)} />}
      <ChangeDialog
        closure={closure}
        zone={zone}
        asked={asked === "extend" ? null : asked}
        busy={busy}
        onConfirm={({ id, scope }) => asked && asked !== "extend" && send(id, asked, scope)}
        onClose={() => setAsked(null)}
      />
    </Card>
  );
}
