import { type Device, isApiError, messageOf } from "@courtside/contracts/api/client.ts";
import { useMe } from "@courtside/contracts/shell/index.tsx";
import { Button, Card, ErrorState, IconPlus, Page, PageHeader } from "@courtside/design-system/core.tsx";
import { ConfirmDialog } from "@courtside/design-system/overlay.tsx";
import { useState } from "react";
import { type RenewedDevice, useCourts, useDevices, useRemoveDevice, useRenewCode } from "../api.ts";
import { AddDeviceDialog } from "../components/AddDeviceDialog.tsx";
import { DeviceTable } from "../components/DeviceTable.tsx";
import { EditDeviceDialog } from "../components/EditDeviceDialog.tsx";
import { PairingDialog } from "../components/PairingDialog.tsx";

/** `/admin/devices` (docs/product/screens.md#devices-page): the tablets and screens on the club's walls. */
export default function DevicesPage() {
  const zone = useMe().club?.time_zone ?? "UTC";
  const devices = useDevices();
  const courts = useCourts().data?.data ?? [];
  const [adding, setAdding] = useState(false);
  const [editing, setEditing] = useState<Device | null>(null);
  const [removing, setRemoving] = useState<Device | null>(null);
  const [renewed, setRenewed] = useState<RenewedDevice | null>(null);
  const renewCode = useRenewCode(setRenewed);
  const close = () => setRemoving(null);
  const remove = useRemoveDevice(close);
  const rows = devices.data?.data ?? [];
  const addButton = (
    <Button variant="primary" icon={<IconPlus />} onClick={() => setAdding(true)}>
      Add Device
    </Button>
  );
  const error: unknown = devices.error;
  return (
    <Page>
      <PageHeader
        title="Devices"
        description="Tablets and screens on the wall. A device sees no more than its board; removed, it is locked out at once."
        actions={rows.length > 0 && addButton}
      />
      {error && !devices.data ? (
        <Card>
          <ErrorState
            title="The devices could not be loaded"
            cause={messageOf(error) ?? "Check your connection, then try again."}
            requestId={isApiError(error) ? error.requestId : undefined}
            retrying={devices.isFetching}
            onRetry={() => void devices.refetch()}
          />
        </Card>
      ) : (
        <DeviceTable
          devices={rows}
          courtNames={new Map(courts.map(({ id, name }) => [id, name]))}
          zone={zone}
          loading={devices.isPending}
          emptyAction={addButton}
          onNewCode={({ id }) => renewCode.renew(id)}
          onEdit={setEditing}
          onRemove={setRemoving}
        />
      )}
      {adding && <AddDeviceDialog courts={courts} onClose={() => setAdding(false)} />}
      {editing && <EditDeviceDialog device={editing} courts={courts} onClose={() => setEditing(null)} />}
      {renewed && <PairingDialog device={renewed} onClose={() => setRenewed(null)} />}
      <ConfirmDialog
        open={removing !== null}
        danger
        title={`Remove ${removing?.name ?? "the device"}?`}
        description="It forgets the club and shows nothing more. To use it again, add it again."
        confirmLabel="Remove Device"
        cancelLabel="Keep Device"
        busy={remove.isPending}
        busyLabel="Removing..."
        onConfirm={() => removing && remove.mutate({ params: { path: { id: removing.id } } })}
        onClose={close}
      />
    </Page>
  );
}
