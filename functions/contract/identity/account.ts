import * as z from 'zod'
import { emailField, pageFields, passwordField, postcodeField, usernameField } from '../fields.ts'
import { manyLines, oneLine } from '../texts.ts'
import { sellerTiers } from '../tiers.ts'
import { emailCode } from './email-code.constants.ts'
import type { MailTopic } from './mail-topics.ts'
import { shopNameField } from './shop-name.ts'
import { imageKeyField } from './uploads.ts'

/** Who may be chosen at registration; admins are made by a command. */
export const accountTypes = ['buyer', 'seller'] as const
export type AccountType = (typeof accountTypes)[number]

const fullNameField = oneLine('the name')
  .min(2, 'Full name must be at least 2 characters')
  .max(100, 'Full name must not be longer than 100 characters')

const newUsernameField = usernameField.regex(
  /^[A-Za-z0-9_-]*$/,
  'Username may have letters, numbers, hyphens and underscores only',
)

const tierField = z.enum(sellerTiers, 'Please choose the Basic or the Premium package')

const orNone = (text: string): string | null => text || null

export const registerInput = z.strictObject({
  username: newUsernameField,
  email: emailField(),
  password: passwordField,
  fullName: fullNameField,
  userType: z.enum(accountTypes, 'Please select an account type').default('buyer'),
  /** Counts for sellers only; basic when left out. */
  sellerTier: tierField.optional(),
  /** Counts for sellers only; their username when left out. */
  shopName: shopNameField.optional(),
})

/** A code of a second factor, which only some have to give beside the password: nothing typed is none. */
export const codeBesidePassword = oneLine('the code')
  .max(40, 'This is too long for a code')
  .transform((code) => code || undefined)
  .optional()

/** `username` may be the email address. `code` is asked from whoever has a second factor, once the password was right. */
export const loginInput = z.strictObject({
  username: oneLine('the username').min(3, 'Username must be at least 3 characters').max(254, 'This is too long'),
  password: passwordField,
  code: codeBesidePassword,
})

/** An address in place of one that nobody has proved. */
export const correctEmailInput = z.strictObject({ email: emailField() })

/** `email` corrects an address that nobody has proved. */
export const resendInput = correctEmailInput.partial()

/** The digits of a mail as they are read off or pasted: with spaces and hyphens or without. */
const emailCodeField = oneLine('the code')
  .max(40, 'This is too long for a code')
  .overwrite((typed) => typed.replaceAll(/[\s\p{Pd}]/gu, ''))
  .regex(/^[0-9]{6}$/, `Please enter the ${emailCode.digits} digits of the code`)

export const verifyCodeInput = z.strictObject({ code: emailCodeField })

const noToken = 'No verification token provided.'
export const verifyEmailQuery = z.strictObject({ token: z.string(noToken).pipe(oneLine().min(1, noToken).max(200)) })

const mailChoices = {
  bought: z.boolean(),
  sold: z.boolean(),
  messages: z.boolean(),
  package: z.boolean(),
} satisfies Record<MailTopic, z.ZodType>

/**
 * What is left out stays as it is; an empty bio or postcode is removed, and so is a picture by null. `notifications` says
 * which mails are wanted; a topic that it does not name stays as it is.
 */
export const profileInput = z.strictObject({
  fullName: fullNameField.optional(),
  bio: manyLines().trim().max(1000, 'Please keep this under 1000 characters').transform(orNone).nullable().optional(),
  postcode: oneLine('the postcode').transform(orNone).pipe(postcodeField.nullable()).nullable().optional(),
  avatarKey: imageKeyField.nullable().optional(),
  notifications: z.strictObject(mailChoices).partial().optional(),
})

/** The password that somebody has, where they type it once more. */
export const presentPassword = z.string().min(1, 'Please enter your password').max(200, 'This is too long')

/** The new one keeps the rules of registering. */
export const changePasswordInput = z.strictObject({
  currentPassword: presentPassword,
  newPassword: passwordField,
})

export const changeEmailInput = z.strictObject({
  email: emailField(),
  password: presentPassword,
})

/** `keep=current` leaves the browser that asks signed in. */
export const endSessionsQuery = z.strictObject({ keep: z.enum(['current']).optional() })

/** Without a name the shop bears its keeper's username. */
export const openShopInput = z.strictObject({
  sellerTier: tierField.default('basic'),
  shopName: shopNameField.optional(),
})
export type OpenShopInput = z.input<typeof openShopInput>

export const sessionsQuery = z.strictObject({ ...pageFields, cursor: z.uuid().optional() })

export const forgotPasswordInput = z.strictObject({ email: emailField() })

/** `token` is the link's; the password keeps the rules of registering. */
export const resetPasswordInput = z.strictObject({
  token: oneLine().min(1, 'Required').max(200, 'This is too long'),
  password: passwordField,
})

export type RegisterInput = z.input<typeof registerInput>
export type LoginInput = z.input<typeof loginInput>
export type ForgotPasswordInput = z.input<typeof forgotPasswordInput>
export type ResetPasswordInput = z.input<typeof resetPasswordInput>
export type VerifyCodeInput = z.input<typeof verifyCodeInput>
export type ResendInput = z.input<typeof resendInput>
export type ProfileInput = z.input<typeof profileInput>
export type ChangePasswordInput = z.input<typeof changePasswordInput>
export type ChangeEmailInput = z.input<typeof changeEmailInput>
