/** How people reach the makers of Courtside. */
export const CONTACT = {
  email: "support@courtside.example",
  phone: "+1 (212) 555-0142",
  phoneHref: "tel:+12125550142",
  city: "New York, NY",
} as const;
