import { Alert, Button, LinkButton, Loading } from "@courtside/design-system/core.tsx";
import type { ReactNode } from "react";
import styles from "./ReturnNotice.module.css";
import type { ReturnStage } from "./return-stage.ts";

interface ReturnNoticeProps {
  stage: ReturnStage;
  /** Of the plan that is paid for by now. */
  planName: string | undefined;
  onClose: () => void;
}

/**
 * What came of a visit to the provider's pages. A payment counts once its webhook has said so
 * (docs/product/billing.md#subscription): until then this waits.
 */
export const ReturnNotice = ({ stage, planName, onClose }: ReturnNoticeProps) => (
  <div role="status" className={styles.notice}>
    {noticeOf(stage, planName, onClose)}
  </div>
);

function noticeOf(stage: ReturnStage, planName: string | undefined, onClose: () => void): ReactNode {
  switch (stage) {
    case "none":
      return null;
    case "confirming":
      return (
        <div className={styles.confirming}>
          <Loading label="Confirming your payment..." />
          <p>The payment service tells us within moments, and this page follows by itself. Nothing is charged twice.</p>
        </div>
      );
    case "slow":
      return (
        <Alert
          tone="warning"
          title="The confirmation takes longer than usual"
          action={
            <Button size="small" onClick={onClose}>
              Show Plans
            </Button>
          }
        >
          Your payment is safe with the payment service, and your club opens by itself as soon as it is confirmed.
          Please do not pay again.
        </Alert>
      );
    case "confirmed":
      return (
        <Alert
          tone="success"
          title={planName ? `Welcome to ${planName}!` : "Welcome!"}
          onClose={onClose}
          action={
            <LinkButton href="/dashboard" size="small">
              Go to Dashboard
            </LinkButton>
          }
        >
          Your payment is confirmed. Your club is open for everybody, on every screen.
        </Alert>
      );
    case "canceled":
      return (
        <Alert title="The checkout was canceled" onClose={onClose}>
          Nothing was charged, and your club stays as it was.
        </Alert>
      );
    case "portal":
      return (
        <Alert title="Back from the customer portal" onClose={onClose}>
          What you changed there shows here within moments.
        </Alert>
      );
  }
}
