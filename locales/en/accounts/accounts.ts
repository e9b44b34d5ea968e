/** "42 seconds", "5 minutes": how long somebody has to wait, never less than it is. */
function waiting(seconds: number): string {
  if (seconds <= 90) return seconds === 1 ? '1 second' : `${seconds} seconds`
  const minutes = Math.ceil(seconds / 60)
  return minutes <= 90 ? `${minutes} minutes` : `${Math.ceil(minutes / 60)} hours`
}

/** Not a part of `en`: loaded with the screens that say it, so that the first view does not carry it. */
export const accounts = {
  email: 'Email',
  password: 'Password',
  newPassword: 'New password',
  fullName: 'Full name',
  confirmPassword: 'Confirm password',
  emailFormat: 'Enter an email with an @, like name@example.com',
  needsScripts:
    'This page needs JavaScript. Turn it on in your browser and reload the page. Nothing you typed was saved.',
  checking: 'Checking whether you are logged in…',
  signIn: {
    administrator: {
      title: 'You are an administrator',
      description: 'Only a password protects your account. To change the guide, set up two-step login.',
      action: 'Set it up',
    },
    title: 'Log In',
    korean: '로그인',
    lead: 'Use the email and password of your account.',
    leadOfCode: 'Use your email and the six-digit code from our email.',
    submit: 'Log In',
    pending: 'Logging in…',
    forgot: 'Forgot your password?',
    withCode: 'I have a code from an email',
    withPassword: 'Log in with my password',
    noAccount: 'No account yet?',
    signUp: 'Sign Up',
    missing: { title: 'Missing information', description: 'Please enter both email and password.' },
    missingEmail: 'Enter your email',
    missingPassword: 'Enter your password',
    failed: 'Login failed',
    failedMessage: 'Invalid email or password.',
    succeeded: { title: 'Welcome back!', description: 'You have been successfully logged in.' },
  },
  /** Where no email is sent, but each stays in the outbox. */
  storedMail: {
    outbox:
      'Stored emails are in the outbox of this copy. Its address is in the output of the program, which begins that line with “Outbox:”. Only the computer that runs it can open the page.',
    again: { title: 'Stored again', description: 'The new email is in the outbox of this copy.' },
  },
  confirmation: {
    title: 'Confirm your email',
    sentTo: 'We have sent an email to',
    storedFor: 'This copy of the guide sends no email. It has stored one for',
    next: 'Open the link in it to finish creating your account, then log in here.',
    notConfirmed: 'This email is not confirmed yet. Open the link in the email for it, then log in again.',
    resend: 'Send again',
    resending: 'Sending…',
    wait: (seconds: number) => `You can ask again in ${waiting(seconds)}.`,
    resent: { title: 'Sent again', description: 'Check your spam folder too.' },
    resendFailed: 'The email could not be sent',
    confirmed: { title: 'Email confirmed', description: 'You are now logged in.' },
    confirmedElsewhere: {
      title: 'Email confirmed',
      text: 'Log in with your password to continue.',
    },
    invalid: {
      title: 'This link is invalid or has expired',
      text: 'Each link works once and expires after one hour. Try to log in: if your email is not confirmed yet, we will offer to send a new link.',
    },
  },
  mailCode: {
    label: 'Code from the email',
    hint: 'Six digits, if you opened the email on another device',
    submit: 'Use the code',
    pending: 'Checking…',
    missing: 'Enter the six digits from the email.',
    wrong: 'This code is wrong or has expired. Use the code from the latest email, or ask for a new one.',
  },
  secondFactor: {
    title: 'Two-step login',
    korean: '인증 코드',
    lead: 'Open your authenticator app and enter the code for My Guide Korea.',
    code: 'Code',
    codeHint: 'Six digits',
    missingCode: 'Enter the six digits that your app shows',
    submit: 'Continue',
    pending: 'Checking…',
    failed: 'Login failed',
    toRecovery: 'Use a recovery code',
    toApp: 'Use a code from the app',
    back: 'Back',
    recoveryTitle: 'Use a recovery code',
    recoveryLead:
      'Enter one of the codes you saved when you set up two-step login. This turns two-step login off. You can turn it on again in your settings.',
    recoveryCode: 'Recovery code',
    recoveryHint: 'Three groups of four characters',
    missingRecovery: 'Enter one of your recovery codes: twelve characters, in groups of four',
    recovered: {
      title: 'Two-step login is off',
      description: 'Turn it on again in your settings once you have your app.',
    },
  },
  signUp: {
    title: 'Sign Up',
    korean: '회원 가입',
    lead: 'You can read everything in this guide without an account. With one, your settings follow you to every device.',
    submit: 'Sign Up',
    pending: 'Creating your account…',
    haveAccount: 'Already have an account?',
    logIn: 'Log In',
    passwordHint: 'At least 6 characters. Four unrelated words make a strong password.',
    missing: { title: 'Missing information', description: 'Please fill in all required fields.' },
    missingEmail: 'Enter your email',
    missingPassword: 'Choose a password',
    missingConfirmation: 'Enter the password again',
    mismatch: { title: "Passwords don't match", description: 'Please make sure your passwords match.' },
    tooShort: { title: 'Password too short', description: 'Password must be at least 6 characters.' },
    failed: 'Error creating account',
    failedMessage: 'Something went wrong. Please try again.',
    succeeded: { title: 'Account created!', description: 'Please check your email to confirm your account.' },
    succeededStored: {
      title: 'Account created!',
      description: 'To confirm it, open the email in the outbox of this copy.',
    },
    succeededAtOnce: { title: 'Account created!', description: 'You are now logged in.' },
  },
  forgot: {
    title: 'Forgot your password?',
    korean: '비밀번호 찾기',
    lead: 'Enter the email of your account and we will send you a link to set a new password.',
    leadStored:
      'Enter the email of your account. This copy of the guide sends no email: it stores one with a link to set a new password.',
    submit: 'Send reset link',
    pending: 'Sending…',
    backToLogIn: 'Back to log in',
    missing: { title: 'Email required', description: 'Please enter your email address.' },
    failed: 'Error',
    failedMessage: 'Failed to send reset email.',
    succeeded: { title: 'Reset email sent', description: 'Check your email for a link to reset your password.' },
    succeededStored: {
      title: 'Look in the outbox',
      description: 'If there is an account, the email with the link is in the outbox of this copy.',
    },
    sentTitle: 'Check your email',
    storedTitle: 'Open the outbox',
    sentKorean: '이메일 확인',
    sentTo: 'If there is an account for',
    sentNext: 'a link to set a new password is on its way. It works once and expires after one hour.',
    storedTo: 'This copy of the guide sends no email. If there is an account for',
    storedNext:
      'it has stored an email with a link to set a new password. The link works once and expires after one hour.',
    notThere: 'No email? Check your spam folder, or try again with another address.',
    notStored: 'No email in the outbox? Try again with another address.',
    tryAgain: 'Try again',
  },
  reset: {
    title: 'Set a new password',
    korean: '새 비밀번호',
    lead: 'Choose a new password. You will be logged in right away.',
    forAccount: 'For the account of',
    confirmed:
      'Your email is confirmed. Choose your password here: it replaces the one that was typed when you signed up.',
    submit: 'Set new password',
    pending: 'Saving…',
    confirm: 'Confirm new password',
    verifying: 'Checking your link…',
    missing: { title: 'Missing information', description: 'Please fill in all fields.' },
    missingPassword: 'Choose a new password',
    missingConfirmation: 'Enter the new password again',
    tooShort: { title: 'Password too short', description: 'Password must be at least 6 characters long.' },
    mismatch: { title: "Passwords don't match", description: 'Please make sure both password fields match.' },
    failed: 'Error',
    failedMessage: 'Failed to update password.',
    invalid: {
      title: 'Invalid reset link',
      description: 'This reset link is invalid or has expired. Please request a new one.',
    },
    succeeded: {
      title: 'Password updated',
      description: 'Your password has been successfully updated. You are now logged in.',
    },
  },
  strength: {
    label: 'Password strength',
    levels: ['Very easy to guess', 'Easy to guess', 'Fair', 'Good', 'Strong'],
    advice: {
      common: 'Many people use this or something close to it.',
      personal: 'It contains your name or email.',
      pattern: 'Repeated characters, keyboard rows and dates are easy to guess.',
      longer: 'Add a word or two to make it much stronger.',
    },
  },
  failures: {
    network: 'We could not reach the server. Check your connection and try again.',
    server: 'Something went wrong on our side. Please try again in a moment.',
    tooManyRequests: (seconds: number | null) =>
      seconds === null
        ? 'Too many attempts. Please wait a few minutes and try again.'
        : `Too many attempts. Please wait ${waiting(seconds)} and try again.`,
    tooManyMails: (seconds: number | null) =>
      seconds === null
        ? 'We cannot send more emails right now. Please try again in an hour.'
        : `You asked for an email a moment ago. Please wait ${waiting(seconds)} before you ask for another.`,
    noMail: 'This site cannot send email yet, so this is not available. The operator has to set up email first.',
    signUpClosed: 'You cannot create an account here at the moment.',
    accountExists: 'There is already an account with this email. Log in instead, or reset its password.',
    banned: 'This account has been suspended. Write to us if you think this is a mistake.',
    invalidCredentials: 'Invalid login credentials',
    samePassword: 'New password should be different from the old password.',
    passwordTooLong: 'This password is too long: at most 72 characters, fewer with Korean or emoji.',
    weakPassword: {
      length: (shortest: number) => `Password must be at least ${shortest} characters.`,
      characters: 'Use letters, digits and symbols.',
      pwned: 'This password is on a list of common or leaked passwords. Choose another one.',
      other: 'This password is too easy to guess. Choose another one.',
    },
    wrongCode: 'This code is wrong or has expired. Enter the code your app shows now.',
    wrongRecoveryCode: 'This recovery code is wrong or has already been used.',
    sessionOver: 'This took too long. Please start again.',
  },
}

export type AccountMessages = typeof accounts
