/** What the sign-in page says. */
export const login = {
  /** While the settings have no name. */
  brand: 'Events & Catering',
  tagline: 'Admin panel',
  title: 'Admin Login',
  home: 'Back to the website',
  email: 'Email',
  password: 'Password',
  show: 'Show',
  hide: 'Hide',
  ofPassword: 'password',
  submit: 'Login',
  success: 'Login successful! Redirecting…',
  failed: (reason: string) => `Login failed: ${reason}`,
  unreachable: 'The server cannot be reached. Check your connection and try again.',
  noReason: 'The server gave no reason. Try again in a moment.',
  noScript: 'Logging in needs JavaScript. Switch it on in your browser and load this page again.',
  rights: (year: string, name: string) => `© ${year} ${name}. All rights reserved.`,
}
