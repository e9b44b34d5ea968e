/** How the planner is called in a tab, a search result and the picture of a link. */
export const tripPlanner = {
  title: 'Trip planner for Korea',
  lead: 'Three short steps and you have a plan for each day in Korea: real places, their hours, the ways between them and what it costs.',
}
