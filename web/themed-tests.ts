// The theme says that scripts run, as the one in the head of each page does.
document.documentElement.dataset['theme'] ??= 'light'
