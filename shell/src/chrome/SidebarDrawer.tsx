import { Sheet } from "@courtside/design-system/overlay.tsx";
import { SidebarContent, type SidebarContentProps } from "./SidebarContent.tsx";

interface SidebarDrawerProps extends SidebarContentProps {
  onClose: () => void;
}

/** The sidebar on a phone. A separate chunk, because only a phone needs the layer. */
export default function SidebarDrawer({ onClose, ...content }: SidebarDrawerProps) {
  return (
    <Sheet open side="start" title="Menu" flush onClose={onClose}>
      <SidebarContent {...content} onNavigate={onClose} />
    </Sheet>
  );
}
