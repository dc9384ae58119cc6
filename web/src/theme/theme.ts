import { ActionIcon, Button, Tooltip, createTheme, type InputProps, type MantineColorsTuple } from '@mantine/core';

/** The two common heights are larger on touch screens (tokens.css). */
const CONTROL_HEIGHT: Record<string, string> = {
  xs: 'var(--control-small)',
  sm: 'var(--control)',
  md: '36px',
  lg: '44px',
  xl: '52px',
};
const height = (size: unknown) => CONTROL_HEIGHT[String(size ?? 'sm')];
const named = (token: string) => Array.from({ length: 10 }, () => `var(${token})`) as unknown as MantineColorsTuple;
const quick = { duration: 120, transition: 'fade' as const };

/** Settings that Mantine needs in script. Colors and sizes are in the stylesheets of this folder. */
export const theme = createTheme({
  primaryColor: 'accent',
  colors: { accent: named('--accent'), danger: named('--danger') },
  defaultRadius: 'md',
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    Badge: { defaultProps: { tt: 'none', fw: 500 } },
    Button: Button.extend({
      defaultProps: { size: 'sm' },
      vars: (_theme, { size }) => ({
        root: { '--button-height': height(size), '--button-padding-x': size === 'xs' ? '10px' : '12px' },
      }),
    }),
    ActionIcon: ActionIcon.extend({ defaultProps: { variant: 'subtle', color: 'gray', size: 28 } }),
    // Mantine's `extend` would load these components before the first screen.
    Input: { vars: (_theme: unknown, { size }: InputProps) => ({ wrapper: { '--input-height': height(size) } }) },
    // Labels Mantine's unnamed sliders.
    ColorPicker: { defaultProps: { saturationLabel: 'Saturation and brightness', hueLabel: 'Hue' } },
    // Removes the banner role of a dialog's header and labels its close button.
    Modal: {
      defaultProps: {
        lockScroll: false,
        transitionProps: quick,
        centered: true,
        padding: 'lg',
        attributes: { header: { role: 'presentation' } },
        closeButtonProps: { 'aria-label': 'Close' },
      },
    },
    // Labels the eye dropper button, which only some browsers have.
    ColorInput: { defaultProps: { eyeDropperButtonProps: { 'aria-label': 'Pick a color from the screen' } } },
    Drawer: { defaultProps: { lockScroll: false, transitionProps: { duration: 120 } } },
    // Renders portals inside a landmark (see Providers).
    Portal: { defaultProps: { target: '#above-the-page' } },
    Menu: { defaultProps: { withInitialFocusPlaceholder: false, transitionProps: quick, position: 'bottom-end' } },
    Popover: { defaultProps: { transitionProps: quick } },
    Tooltip: Tooltip.extend({
      defaultProps: { openDelay: 400, transitionProps: quick, events: { hover: true, focus: true, touch: false } },
    }),
  },
});
