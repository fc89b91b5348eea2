import {
  Button,
  createTheme,
  defaultVariantColorsResolver,
  Input,
  InputWrapper,
  type CSSVariablesResolver,
  type MantineColorsTuple,
} from '@mantine/core';
import styles from './admin-theme.module.css';

/** The shop's green from pale to deep; what is seen comes from ui/tokens.css by the resolver below. */
const green: MantineColorsTuple = [
  '#e3f0e6',
  '#c9e2d0',
  '#a3cfb1',
  '#7bba90',
  '#5bc88a',
  '#35854f',
  '#1f7444',
  '#14683a',
  '#0d4f2b',
  '#093b20',
];

export const adminTheme = createTheme({
  fontFamily: 'var(--font)',
  headings: { fontFamily: 'var(--font)' },
  primaryColor: 'green',
  primaryShade: { light: 7, dark: 4 },
  colors: { green },
  defaultRadius: 'md',
  respectReducedMotion: true,
  variantColorResolver: (input) => ({
    ...defaultVariantColorsResolver(input),
    ...(input.variant === 'filled' && input.color !== 'red' && { color: 'var(--on-primary)' }),
  }),
  components: {
    // What is pressed is as high as a finger is wide.
    Button: Button.extend({
      classNames: { root: styles['button'] ?? '' },
      vars: (_, { size }) => ({
        root: size === undefined ? { '--button-height': 'var(--tap)', '--button-fz': '1rem' } : {},
      }),
    }),
    Input: Input.extend({
      vars: () => ({ wrapper: { '--input-height': 'var(--tap)', '--input-fz': '1rem' } }),
      classNames: { input: styles['input'] ?? '' },
    }),
    InputWrapper: InputWrapper.extend({
      defaultProps: { inputWrapperOrder: ['label', 'input', 'description', 'error'] },
      classNames: { description: styles['description'] ?? '' },
      vars: () => ({
        label: { '--input-label-size': '0.9375rem' },
        description: { '--input-description-size': 'var(--text-s)' },
        error: { '--input-error-size': '0.875rem' },
        success: {},
      }),
    }),
    // By name: the component itself comes once a page stands (parts/dialog.tsx).
    Modal: {
      // As tall as it needs to be: the buttons at its foot are to be seen.
      defaultProps: { centered: true, yOffset: '2dvh', transitionProps: { duration: 120 } },
      classNames: { close: styles['close'] ?? '' },
      styles: { title: { fontWeight: 650, lineHeight: 1.3 } },
    },
  },
});

/** Mantine draws boxes, lines and hints from its greys. */
const lightGreys = {
  '--mantine-color-gray-0': 'var(--sunken)',
  '--mantine-color-gray-1': 'var(--sunken)',
  '--mantine-color-gray-2': 'var(--line)',
  '--mantine-color-gray-3': 'var(--line)',
  '--mantine-color-gray-4': 'var(--line-strong)',
  '--mantine-color-gray-5': 'var(--muted)',
  '--mantine-color-gray-6': 'var(--muted)',
};
const darkGreys = {
  '--mantine-color-dark-0': 'var(--text)',
  '--mantine-color-dark-1': 'var(--text)',
  '--mantine-color-dark-2': 'var(--muted)',
  '--mantine-color-dark-3': 'var(--muted)',
  '--mantine-color-dark-4': 'var(--line-strong)',
  '--mantine-color-dark-5': 'var(--line)',
  '--mantine-color-dark-6': 'var(--card)',
  '--mantine-color-dark-7': 'var(--page)',
};

/** One set of colours for the shop and the admin area, light and dark: the tokens. */
const fromTokens = {
  '--mantine-color-body': 'var(--page)',
  '--mantine-color-text': 'var(--text)',
  '--mantine-color-bright': 'var(--text)',
  '--mantine-color-dimmed': 'var(--muted)',
  '--mantine-color-placeholder': 'var(--muted)',
  '--mantine-color-error': 'var(--danger)',
  '--mantine-color-anchor': 'var(--primary)',
  '--mantine-color-default': 'var(--card)',
  '--mantine-color-default-hover': 'var(--sunken)',
  '--mantine-color-default-color': 'var(--text)',
  '--mantine-color-default-border': 'var(--line-strong)',
  '--mantine-color-disabled': 'var(--sunken)',
  '--mantine-color-disabled-color': 'var(--muted)',
  '--mantine-color-disabled-border': 'var(--line)',
  '--mantine-color-green-filled': 'var(--primary)',
  '--mantine-color-green-filled-hover': 'var(--primary-strong)',
  '--mantine-color-green-light': 'var(--primary-soft)',
  '--mantine-color-green-light-hover': 'var(--primary-soft)',
  '--mantine-color-green-light-color': 'var(--on-primary-soft)',
  '--mantine-color-green-outline': 'var(--primary)',
  '--mantine-color-green-text': 'var(--primary)',
  '--mantine-color-red-outline': 'var(--danger)',
  '--mantine-color-red-outline-hover': 'var(--danger-soft)',
  '--mantine-color-red-light': 'var(--danger-soft)',
  '--mantine-color-red-light-color': 'var(--danger)',
};

export const tokenColours: CSSVariablesResolver = () => ({
  variables: {},
  light: { ...fromTokens, ...lightGreys },
  dark: { ...fromTokens, ...darkGreys },
});
