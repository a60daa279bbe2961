import { audit } from "../../audit/record.ts";
import type { ClubTx } from "../../club-tx.ts";
import { requireAdmin } from "../access.ts";
import { checkUrl, hostOf, type Receivers } from "../create.ts";
import { newSecret } from "../secret.ts";
import { deleteGateway, replaceGateway, selectOptionalGateway } from "./queries.ts";
import { type GatewayResponse, gatewayResponse } from "./response.ts";
import { sealGatewaySecret } from "./sealed.ts";

export async function readGateway(tx: ClubTx): Promise<GatewayResponse | null> {
  requireAdmin(tx);
  const row = await selectOptionalGateway(tx.sql, tx.clubId);
  return row && gatewayResponse(row);
}

/** Sets the club's lock gateway and returns the secret of its signatures: the only time that it can be read. */
export async function setGateway(
  tx: ClubTx,
  url: string,
  { keys, toPrivate }: Receivers,
): Promise<GatewayResponse & { secret: string }> {
  requireAdmin(tx);
  checkUrl(url, toPrivate);
  const secret = newSecret();
  const row = await replaceGateway(tx.sql, tx.clubId, url, sealGatewaySecret(keys, tx.clubId, secret));
  await audit(tx, { action: "door_gateway.set", subjectType: "door_gateway", detail: { host: hostOf(url) } });
  return { ...gatewayResponse(row), secret };
}

/** Forgets the gateway and its codes, which end there by themselves. Removing it twice changes nothing. */
export async function removeGateway(tx: ClubTx): Promise<void> {
  requireAdmin(tx);
  if (await deleteGateway(tx.sql, tx.clubId))
    await audit(tx, { action: "door_gateway.removed", subjectType: "door_gateway" });
}
