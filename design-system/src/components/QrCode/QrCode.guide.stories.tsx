import type { Meta, StoryObj } from "@storybook/react-vite";
import { type GuideStory, guidePage } from "../../../guides/GuidePage.tsx";
import { Link } from "../Link/Link.tsx";
import { QrCode } from "./QrCode.tsx";

const meta: Meta<typeof QrCode> = { title: "Core/QrCode", component: QrCode };
export default meta;

const code = (
  <div style={{ width: 160 }}>
    <QrCode text="https://courtside.example/join/ABCD" label="Join Riverside Racquet Club" />
  </div>
);

export const Guide: GuideStory = {
  ...guidePage,
  tags: ["!test"],
  args: {
    names: ["QrCode"],
    entry: "qr-code",
    purpose: "An address for another device to read.",
    use: ["On posters and on screens that a phone is held to: joining a club, pairing a device."],
    instead: [
      { when: "The person reads it on the phone that would have to scan it", take: "Link, or SecretAddress with Copy" },
    ],
    pairs: [
      {
        good: (
          <>
            {code}
            <Link href="/join/ABCD">courtside.example/join/ABCD</Link>
          </>
        ),
        bad: code,
        why: "Not every phone scans: the address stands beside it, to type.",
      },
    ],
    specimen: code,
    anatomy: [
      { part: "Code", says: "As wide as its container; dark on light in both modes, as scanners need it." },
      { part: "Quiet zone", says: "Four modules around it, part of it." },
    ],
    keyboard: [],
    content: ["The label names where it leads, not that it is a code."],
  },
};

export const Playground: StoryObj<typeof QrCode> = {
  tags: ["!test"],
  args: { text: "https://courtside.example/join/ABCD", label: "Join Riverside Racquet Club" },
  decorators: [
    (Story) => (
      <div style={{ width: 200 }}>
        <Story />
      </div>
    ),
  ],
};
