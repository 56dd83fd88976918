import { z } from 'zod';

const LONGEST_EMAIL = 254;
const SHORTEST_PASSWORD = 6;
const LONGEST_PASSWORD = 128;
const LONGEST_PHONE = 40;

/** Trimmed text that must not be empty; `message` is what a person reads when it is. */
export function requiredText(message: string, longest: number): z.ZodString {
  return z
    .string({ error: message })
    .trim()
    .min(1, message)
    .max(longest, `At most ${longest} characters`);
}

export const emailField = z
  .string({ error: 'Invalid email' })
  .trim()
  .max(LONGEST_EMAIL, 'Invalid email')
  .pipe(z.email('Invalid email'))
  .meta({ format: 'email' });

/** A phone number as a person writes it, in Latin or Arabic digits. */
export const phoneField = requiredText('Phone number is required', LONGEST_PHONE).regex(
  /^(?=(?:[^\d٠-٩۰-۹]*[\d٠-٩۰-۹]){3})[+\d٠-٩۰-۹\s().\-/]+$/,
  'Invalid phone number',
);

export const newPasswordField = z
  .string({ error: 'Password is required' })
  .min(1, 'Password is required')
  .min(SHORTEST_PASSWORD, 'Password must be at least 6 characters')
  .max(LONGEST_PASSWORD, 'Password must be at most 128 characters');

/** A form sends empty text for what was left blank: `field` sees it as absent. */
export function absentWhenEmpty<Field extends z.ZodType>(
  field: Field,
): z.ZodOptional<z.ZodPreprocess<z.ZodOptional<Field>>> {
  return z.preprocess((value) => (value === '' ? undefined : value), field.optional()).optional();
}
