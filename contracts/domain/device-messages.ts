/** Error code → text of devices and of identifying at them (docs/product/kiosk.md). */
export const DEVICE_MESSAGES = {
  not_at_device: "This is not possible at a device: use your own phone or computer",
  device_revoked: "This device is not paired, or was removed from the club",
  wrong_pairing_code: "This code is not right, or has expired. Please ask for a new one",
  already_paired: "This device is paired: remove it to pair another in its place",
  bad_public_key: "public_key: must be a public JWK with the curve P-256",
  stale_challenge: "This challenge has expired or was used: ask for a new one",
  wrong_signature: "The signature does not fit the device's key",
  too_many_devices: "A club can have {n} devices: remove one first",
  wrong_kiosk_code: "This code is not right, or has expired. Please use the one that your phone shows now",
  wrong_kiosk_pin: "Member or PIN is not right",
  kiosk_pin_blocked: "This PIN is blocked after five wrong tries. Please use the code on your phone",
  kiosk_code_required: "This device requires the code on your phone",
  kiosk_pin_not_enough: "This account has a second factor: please use the code on your phone",
  wrong_desk_pin: "Email or staff PIN is not right",
  desk_pin_blocked: "This staff PIN is blocked at devices after five wrong tries. Please use the code on your phone",
  not_staff: "Only the club's staff can find members here",
  in_future: "This check-in lies in the future",
  not_a_player: "This person does not play on the booking",
  not_at_this_device: "Members did not check in at this device any more",
} as const;

export type DeviceMessageCode = keyof typeof DEVICE_MESSAGES;
