import type { Availability } from "@courtside/contracts/api/client.ts";
import { lazy, Suspense } from "react";
import type { Grid } from "../grid/grid.ts";
import type { ScreenProps } from "./ScreenFrame.tsx";

/** Loaded when a booking begins to move. */
const MoveLayer = lazy(async () => ({ default: (await import("../moving/MoveLayer.tsx")).MoveLayer }));
const UndoMove = lazy(async () => ({ default: (await import("../../../changes/UndoMove.tsx")).UndoMove }));

interface MovePartProps {
  screen: ScreenProps;
  shown: Grid;
  days: readonly Availability[];
}

/** The bar of the booking that moves. */
export function MovePart(props: MovePartProps) {
  if (!props.screen.moving.isActive) return null;
  return (
    <Suspense fallback={null}>
      <MoveLayer {...props} />
    </Suspense>
  );
}

export function UndoMovePart({ moving }: Pick<ScreenProps, "moving">) {
  if (!moving.isActive) return null;
  return (
    <Suspense fallback={null}>
      <UndoMove moved={moving.moved} onEnd={moving.endUndo} />
    </Suspense>
  );
}
