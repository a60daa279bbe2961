import type { ThemeConfig } from "antd";
import { clubColors } from "../../theme/club-colour.ts";
import { colors, type Mode } from "../../theme/colors.ts";
import type { Metrics } from "../../theme/density.ts";
import { mix } from "../../theme/mix.ts";
import { radii } from "../../theme/tokens.ts";

type Algorithm = Extract<NonNullable<ThemeConfig["algorithm"]>, (...args: never[]) => unknown>;

/** One meaning (error, success…) in all the roles antd gives a colour. */
function meaning(name: "Error" | "Success" | "Warning" | "Info", color: string, container: string, text: string) {
  const stronger = mix(color, text, 0.18);
  return {
    [`color${name}`]: color,
    [`color${name}Bg`]: mix(container, color, 0.09),
    [`color${name}BgHover`]: mix(container, color, 0.14),
    [`color${name}Border`]: color,
    [`color${name}BorderHover`]: stronger,
    [`color${name}Hover`]: stronger,
    [`color${name}Active`]: mix(color, text, 0.3),
    [`color${name}Text`]: color,
    [`color${name}TextHover`]: stronger,
    [`color${name}TextActive`]: stronger,
  };
}

/** Appended after antd's own algorithm, which would re-tint the seeds (in dark `#1F2937` vanishes). */
function courtsideColors(mode: Mode, clubColor: string): Algorithm {
  const palette = colors[mode];
  const club = clubColors(clubColor, mode);
  const fill = (share: number) => mix(palette.container, palette.text, share);
  return (_seed, map) => ({
    ...(map as NonNullable<typeof map>),
    ...meaning("Error", palette.error, palette.container, palette.text),
    ...meaning("Success", palette.success, palette.container, palette.text),
    ...meaning("Warning", palette.warning, palette.container, palette.text),
    ...meaning("Info", palette.info, palette.container, palette.text),
    colorPrimary: club.primary,
    colorPrimaryHover: club.hover,
    colorPrimaryActive: club.active,
    colorPrimaryBg: mix(palette.container, club.primary, 0.1),
    colorPrimaryBgHover: mix(palette.container, club.primary, 0.16),
    colorPrimaryBorder: palette.focus,
    colorPrimaryBorderHover: palette.focus,
    colorPrimaryText: club.primary,
    colorPrimaryTextHover: club.hover,
    colorPrimaryTextActive: club.active,
    colorLink: club.primary,
    colorLinkHover: club.hover,
    colorLinkActive: club.active,
    colorText: palette.text,
    colorTextSecondary: palette.textSecondary,
    colorTextTertiary: palette.placeholder,
    colorTextQuaternary: palette.placeholder,
    colorBgLayout: palette.layout,
    colorBgContainer: palette.container,
    colorBgElevated: palette.elevated,
    colorBorder: palette.border,
    colorBorderDisabled: palette.divider,
    colorBorderSecondary: palette.divider,
    colorFill: fill(0.14),
    colorFillSecondary: fill(0.08),
    colorFillTertiary: fill(0.06),
    colorFillQuaternary: fill(0.03),
    colorWhite: palette.onSolid,
  });
}

/**
 * antd's theme from our tokens, so that its parts and ours look like one family. `algorithm` is antd's own for the mode
 * (passed in, so that this file needs none of antd's code).
 */
export function antdTheme(mode: Mode, clubColor: string, size: Metrics, algorithm: Algorithm): ThemeConfig {
  const palette = colors[mode];
  return {
    algorithm: [algorithm, courtsideColors(mode, clubColor)],
    cssVar: { prefix: "cs-antd", key: "courtside" },
    token: {
      fontFamily: "var(--cs-font)",
      fontSize: size.fontSize,
      lineHeight: size.lineHeight / size.fontSize,
      controlHeight: size.control,
      borderRadius: radii.default,
      borderRadiusXS: radii.tag,
      borderRadiusSM: radii.cell,
      borderRadiusLG: radii.default,
      motionDurationFast: "var(--cs-motion-state)",
      motionDurationMid: "var(--cs-motion-state)",
      motionDurationSlow: "var(--cs-motion-enter)",
      colorTextPlaceholder: palette.placeholder,
      colorTextDescription: palette.placeholder,
      colorTextLightSolid: palette.onSolid,
      controlOutline: "transparent",
      colorErrorOutline: "transparent",
      colorWarningOutline: "transparent",
      lineWidthFocus: 2,
      fontWeightStrong: 600,
      boxShadow: "var(--cs-shadow)",
      boxShadowSecondary: "var(--cs-shadow)",
    },
    components: {
      Form: { verticalLabelPadding: "0 0 6px", itemMarginBottom: 20, labelColor: palette.text },
      Select: {
        optionActiveBg: mix(palette.elevated, palette.text, 0.06),
        optionSelectedBg: mix(palette.elevated, clubColors(clubColor, mode).primary, 0.1),
        optionSelectedFontWeight: 600,
        optionSelectedColor: palette.text,
      },
      Table: {
        cellPaddingBlock: 8,
        cellPaddingInline: 16,
        headerBg: mix(palette.container, palette.text, 0.03),
        headerColor: palette.textSecondary,
        headerSplitColor: "transparent",
        borderColor: palette.divider,
        rowHoverBg: mix(palette.container, palette.text, 0.03),
        rowSelectedBg: mix(palette.container, clubColors(clubColor, mode).primary, 0.08),
        rowSelectedHoverBg: mix(palette.container, clubColors(clubColor, mode).primary, 0.12),
        headerBorderRadius: radii.card,
      },
      Checkbox: { controlInteractiveSize: 18 },
    },
  };
}
